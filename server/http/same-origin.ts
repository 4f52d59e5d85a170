/**
 * Another site's page can make a browser post here with cookies, but not under this origin. The public origin and the
 * origin the request arrived at are accepted.
 */
export function isFromHere({ headers, url }: Request, siteUrl: string): boolean {
  const origin = headers.get('origin')
  return origin === new URL(siteUrl).origin || origin === new URL(url).origin
}
