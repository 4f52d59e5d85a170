import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { type FormStep, formAnswer } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { takeUploadedPicture } from '#app/staff/shop/pictures/taken-picture.ts'
import { standardLook } from '#content/shop-details.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { brandValues } from '#domain/staff/shop/website/brand-part.ts'
import { pictureFields, shapeOf } from '#domain/staff/shop/website/front-part.ts'
import {
  itemField,
  readSiteVerb,
  type SiteArrangement,
  type SitePartId,
  siteVerb,
} from '#domain/staff/shop/website/site-part.ts'
import { arrangeSite, isWholePicture } from '#domain/staff/shop/website/site-parts.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import { standardVerb } from './brand-fields.tsx'
import { uploadVerb } from './picture-field.tsx'
import { pictureStep } from './sent-picture.ts'

export async function loadPart(part: SitePartId, args: LoaderFunctionArgs) {
  signedInTo('edit-site', args)
  return args.context.get(staffApiContext).siteContent.part(part)
}

export async function actOnPart(part: SitePartId, args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-site', args)
  const form = await formOf(args.request)
  const apis = args.context.get(staffApiContext)
  return formAnswer(apis, staff, {
    form,
    place: { kind: 'site', id: part },
    async stepOf(verb, input) {
      const name = verb.startsWith(uploadVerb) ? verb.slice(uploadVerb.length) : ''
      if (isWholePicture(name) && input[name] !== undefined)
        return pictureStep(apis, staff, { form, input, name })
      if (part === 'brand' && verb === standardVerb)
        return { input: { ...input, ...brandValues(standardLook) } }
      if (part === 'front' && name) return uploadStep(apis.pictures, staff, form, { input, id: name })
      const arrangement = arrangementOf(verb)
      if (!arrangement) return null
      return { input: arrangeSite(part, input, arrangement), pressedButton: siteVerb(arrangement) }
    },
  })
}

async function uploadStep(
  pictures: StaffApi['pictures'],
  staff: StaffMember,
  form: FormData,
  { input, id }: { readonly input: Values; readonly id: string },
): Promise<FormStep> {
  const as = pictureFields.find((each) => each === form.get(`as.${id}`)) ?? 'wide'
  const name = itemField(id, as)
  const items = await takeUploadedPicture(
    pictureForm(form, id),
    Number(input[name]),
    shapeOf(as),
    staff,
    pictures,
  )
  if ('problem' in items) return { input: { ...input, ...pictureWords(form, id) }, ...items }
  return { input: input[name] === undefined ? input : { ...input, [name]: items.choice.value } }
}

function arrangementOf(verb: string): SiteArrangement | null {
  const arrangement = readSiteVerb(verb)
  return arrangement?.action === 'add' && arrangement.id === ''
    ? { ...arrangement, id: `own-${crypto.randomUUID().slice(0, 8)}` }
    : arrangement
}

/** A refused picture's fields; the file must be chosen again. */
const pictureWords = (form: FormData, id: string) =>
  Object.fromEntries(
    [...inEachLang('alt'), 'as'].map((name) => [
      `${name}.${id}`,
      String(form.get(`${name}.${id}`) ?? '').slice(0, 1_000),
    ]),
  )

/** An item's picture fields, named as in a form with one picture. */
function pictureForm(form: FormData, id: string): FormData {
  const items = new FormData()
  for (const name of ['file', ...inEachLang('alt')]) {
    const value = form.get(`${name}.${id}`)
    if (value !== null) items.set(name, value)
  }
  return items
}
