/**
 * Whether a page of this site sent the request. A page of another site can make a visitor's browser post here, cookies
 * included, but not under this origin. Two origins are accepted: the public one, and the one the request arrived at.
 */
export function isFromHere({ headers, url }: Request, siteUrl: string): boolean {
  const origin = headers.get('origin')
  return origin === new URL(siteUrl).origin || origin === new URL(url).origin
}
