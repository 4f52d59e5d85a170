/** The request that the basket makes to the menu API. */
import type { MenuListAnswer } from '#server/rest/menu-json.ts'
import { getJson } from './http-client.ts'

/** The id of the set of this name, or undefined when none is called so. */
export async function findSetNamed(name: string, signal: AbortSignal): Promise<number | undefined> {
  const { data } = await getJson<MenuListAnswer>('/menu/list', { name }, { signal })
  return data[0]?.id
}
