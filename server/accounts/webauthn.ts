export const partyOf = (siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** Large, so loaded at the first use. */
export const webauthn = () => import('@simplewebauthn/server')
