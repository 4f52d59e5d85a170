import type { MenuListAnswer } from '#server/rest/menu-json.ts'
import { getJson } from './http-client.ts'

export async function findSetByName(name: string, signal: AbortSignal): Promise<number | undefined> {
  const { data } = await getJson<MenuListAnswer>('/menu/list', { name }, { signal })
  return data[0]?.id
}
