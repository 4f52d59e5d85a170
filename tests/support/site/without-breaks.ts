/** HTML as its author wrote the texts: without breaks between phrases, with usual spaces (docs/decisions/0089). */
export const withoutBreaks = (html: string) => html.replaceAll('<wbr>', '').replaceAll('\u00a0', ' ')

/** A page without these breaks; any other answer is returned as it is. */
export async function pageWithoutBreaks(response: Response): Promise<Response> {
  const { headers, body } = response
  const isPage =
    body && headers.get('content-type')?.startsWith('text/html') && !headers.has('content-encoding')
  return isPage ? new Response(withoutBreaks(await response.text()), response) : response
}
