/** The library of passkeys, and what it needs to know of the shop. */

/** The part of the address that passkeys are bound to, and the only origin they answer to. */
export const partyOf = (siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** Loaded when somebody uses a passkey: it reads certificates and formats that nothing else does. */
export const webauthn = () => import('@simplewebauthn/server')
