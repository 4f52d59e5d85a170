import { data } from 'react-router'
import { menusPage, pictureProblems } from '#content/staff/menus.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import { pictureValue } from '#domain/staff/set-values.ts'
import type { Text } from '#domain/text.ts'
import type { MenusApi } from '#server/site/menus-api.ts'
import type { Session } from '#server/site/session.ts'
import { pictureVerb } from './set-picture.tsx'

type Taken = { readonly picture: string } | { readonly problem: Text; readonly status: number }

/** The picture that the draft gets: one that the set had, or the file that was sent. */
export async function takenPicture(
  verb: string,
  form: FormData,
  staff: Session['staff'],
  menus: MenusApi,
): Promise<Taken> {
  if (verb.startsWith(pictureVerb)) return { picture: verb.slice(pictureVerb.length).slice(0, 30) }
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) return { problem: menusPage.noFile, status: 422 }
  const words = (name: string) => String(form.get(name) ?? '')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sent = await menus.sendPicture(staff, { bytes, zh: words('alt.zh'), en: words('alt.en') })
  if (typeof sent === 'object') return { picture: pictureValue(sent.imageId) }
  if (sent === 'not-allowed') throw data(null, 404)
  if (sent === 'temporarily-unavailable') return { problem: notSaved, status: 503 }
  return { problem: pictureProblems[sent], status: 422 }
}
