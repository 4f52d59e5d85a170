interface Site {
  request(path: string, init?: RequestInit): Response | Promise<Response>
}

const json = { 'content-type': 'application/json' }

/** Strings are sent unchanged. */
export async function postGraphql(
  site: Site,
  body: unknown,
  headers: Readonly<Record<string, string>> = json,
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return site.request('/graphql', { method: 'POST', headers: { ...headers }, body: text })
}

export async function askGraphql(site: Site, query: string, variables: object = {}, operationName?: string) {
  const response = await postGraphql(site, { query, variables, operationName })
  return { status: response.status, ...(await response.json()) }
}
