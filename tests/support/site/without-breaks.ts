/** See docs/decisions/0089. */
export const withoutBreaks = (html: string) => html.replaceAll('<wbr>', '').replaceAll('\u00a0', ' ')

/** Responses other than pages stay unchanged. */
export async function pageWithoutBreaks(response: Response): Promise<Response> {
  const { headers, body } = response
  const isPage =
    body && headers.get('content-type')?.startsWith('text/html') && !headers.has('content-encoding')
  return isPage ? new Response(withoutBreaks(await response.text()), response) : response
}
