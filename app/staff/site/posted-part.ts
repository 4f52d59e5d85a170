/** Reads and does what a page of the site's content posts. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { type DraftFormResult, noDraftResult, refusedResult } from '#app/staff/menus/draft-result.ts'
import { choicesIn, sentValues } from '#app/staff/menus/set-form/posted-set.ts'
import { takenPicture } from '#app/staff/pictures/taken-picture.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedInTo } from '#app/staff/signed-in.server.ts'
import { draftWords } from '#content/staff/menus/draft-words.ts'
import { menusPage } from '#content/staff/menus/menus.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { pictureFields, shapeOf } from '#domain/staff/site/front-part.ts'
import { itemField } from '#domain/staff/site/site-part.ts'
import {
  arrangeSite,
  readSiteVerb,
  type SiteArrangement,
  type SitePartId,
  siteVerb,
} from '#domain/staff/site/site-parts.ts'
import { uploadVerb } from './banner-pictures.tsx'

export async function loadPart(part: SitePartId, args: LoaderFunctionArgs) {
  signedInTo('edit-site', args)
  return args.context.get(staffApiContext).siteContent.part(part)
}

export async function actOnPart(part: SitePartId, args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-site', args)
  const form = await formOf(args.request)
  const { siteContent, pictures } = args.context.get(staffApiContext)
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  const verb = field('verb') ?? ''
  const sent = sentValues(field('opened') ?? '')
  const opened = sent && (await siteContent.typed(part, (name) => sent.get(name) ?? null))
  if (!opened) throw data(null, 400)
  if (verb === 'discard' || /^restore-\d{1,6}$/.test(verb)) {
    const version = verb === 'discard' ? null : Number(verb.slice(8))
    const reset = await siteContent.reset(staff, part, version, opened)
    return reset.ok ? noDraftResult : refusedResult(reset, { typed: null, opened: null })
  }
  const arrangement = arrangementOf(verb)
  const isUpload = verb.startsWith(uploadVerb)
  const written = await siteContent.typed(part, field)
  if (!written || (verb !== 'save-draft' && verb !== 'publish' && !arrangement && !isUpload))
    throw data(null, 400)
  let typed = arrangement ? arrangeSite(part, written, arrangement) : written
  if (isUpload) {
    const id = verb.slice(uploadVerb.length)
    const as = pictureFields.find((each) => each === field(`as.${id}`)) ?? 'wide'
    const chosen = Number(typed[itemField(id, as)])
    const taken = await takenPicture(pictureForm(form, id), chosen, shapeOf(as), staff, pictures)
    if ('problem' in taken)
      return data<DraftFormResult>(
        { ...noDraftResult, problem: taken.problem, typed: { ...typed, ...pictureWords(field, id) }, opened },
        taken.status,
      )
    if (typed[itemField(id, as)] !== undefined) typed = { ...typed, [itemField(id, as)]: taken.choice.value }
  }
  const asked = { part, opened, typed, choices: choicesIn(form) }
  const result = await (verb === 'publish'
    ? siteContent.publish(staff, asked)
    : siteContent.saveDraft(staff, asked))
  if (!result.ok) return refusedResult(result, { typed, opened })
  if (arrangement) return { ...noDraftResult, pressed: siteVerb(arrangement) }
  return { ...noDraftResult, done: verb === 'publish' ? menusPage.published : draftWords.saved }
}

/** A new item gets an id that no other has. */
function arrangementOf(verb: string): SiteArrangement | null {
  const found = readSiteVerb(verb)
  return found?.action === 'add' ? { ...found, id: `own-${crypto.randomUUID().slice(0, 8)}` } : found
}

/** What was typed about a picture that was not taken, by the names of its fields; the file is chosen again. */
const pictureWords = (field: (name: string) => string | null, id: string) =>
  Object.fromEntries(
    [...inEachLang('alt'), 'as'].map((name) => [
      `${name}.${id}`,
      (field(`${name}.${id}`) ?? '').slice(0, 1_000),
    ]),
  )

/** The fields of the picture of one item, by the names that they have in a form with one picture. */
function pictureForm(form: FormData, id: string): FormData {
  const own = new FormData()
  for (const name of ['file', ...inEachLang('alt')]) {
    const value = form.get(`${name}.${id}`)
    if (value !== null) own.set(name, value)
  }
  return own
}
