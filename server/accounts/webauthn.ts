/** The domain that passkeys are bound to, and their only origin. */
export const partyOf = (siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** Loaded at the first use of a passkey, because it is large. */
export const webauthn = () => import('@simplewebauthn/server')
