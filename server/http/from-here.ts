/**
 * Whether a page of this site sent the request. A page of another site can make a browser post here with cookies, but
 * not under this origin. Two origins are accepted: the public origin and the origin the request arrived at.
 */
export function isFromHere({ headers, url }: Request, siteUrl: string): boolean {
  const origin = headers.get('origin')
  return origin === new URL(siteUrl).origin || origin === new URL(url).origin
}
