/** The one script of every public page: small, without React, started after the first paint. */
export {}
