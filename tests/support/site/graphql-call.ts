/** Calls of POST /graphql, as tests send them to a site. */

interface Site {
  request(path: string, init?: RequestInit): Response | Promise<Response>
}

const json = { 'content-type': 'application/json' }

/** A body that is text already is sent as it is. */
export async function postGraphql(
  site: Site,
  body: unknown,
  headers: Readonly<Record<string, string>> = json,
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return site.request('/graphql', { method: 'POST', headers: { ...headers }, body: text })
}

/** The answer to one operation, with the status of its response. */
export async function askGraphql(site: Site, query: string, variables: object = {}, operationName?: string) {
  const response = await postGraphql(site, { query, variables, operationName })
  return { status: response.status, ...(await response.json()) }
}
