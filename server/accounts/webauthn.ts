export const partyOf = (siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** The library is large, so it is loaded at its first use. */
export const webauthn = () => import('@simplewebauthn/server')
