import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { pageDraftPath, staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { FormNotes } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import { formAnswer, noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import menus from '#app/staff/shop/menus/menus.module.css'
import { Versions } from '#app/staff/shop/menus/set-form/versions.tsx'
import { pictureVerb, takeUploadedPicture } from '#app/staff/shop/pictures/taken-picture.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { pageFieldName, pagesPage } from '#content/staff/shop/pages.ts'
import { PageForm } from './page-form.tsx'

export const meta = withShopName(pagesPage.title)

const placeOf = (params: LoaderFunctionArgs['params']) => ({ kind: 'page', id: params.page ?? '' }) as const

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-site', args)
  const view = await args.context.get(staffApiContext).pages.page(placeOf(args.params).id)
  if (!view) throw data(null, 404)
  return view
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-site', args)
  const form = await formOf(args.request)
  const apis = args.context.get(staffApiContext)
  return formAnswer(apis, staff, {
    form,
    place: placeOf(args.params),
    async stepOf(verb, input) {
      if (verb !== pictureVerb || input.picture === undefined) return null
      const items = await takeUploadedPicture(form, Number(input.picture), 'wide', staff, apis.pictures)
      return 'problem' in items ? { input, ...items } : { input: { ...input, picture: items.choice.value } }
    },
  })
}

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function PageEdit() {
  const view = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  const text = useText()
  const lang = useLang()
  return (
    <>
      <p>
        <Link to={staffPath('pages')}>← {text(pagesPage.toList)}</Link>
      </p>
      <PageHead title={text(view.name)} summary={view.address}>
        {view.kind !== 'switched' && (
          <ButtonLink
            to={pageDraftPath(view.id, view.kind === 'district' ? 'district' : 'page', lang)}
            reloadDocument
          >
            <StaffIcon name="eye" size={16} /> {text(pagesPage.preview)}
          </ButtonLink>
        )}
      </PageHead>
      <FormNotes formResult={formResult} nameOf={pageFieldName} />
      <div className={menus.two}>
        <PageForm key={JSON.stringify([view.values, formResult.input])} view={view} formResult={formResult} />
        <Versions versions={view.versions} base={view.values} nameOf={pageFieldName} />
      </div>
    </>
  )
}
