import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { sitePartNames } from '#content/staff/shop/settings/site.ts'
import { brandPart } from '#domain/staff/shop/website/brand-part.ts'
import { BrandFields } from './brand-fields.tsx'
import { PartPage } from './part-page.tsx'
import { actOnPart, loadPart } from './posted-part.ts'

export const meta = withShopName(sitePartNames.brand)

export const loader = (args: LoaderFunctionArgs) => loadPart('brand', args)
export const action = (args: ActionFunctionArgs) => actOnPart('brand', args)

export const shouldRevalidate = () => true

export default function BrandPage() {
  const view = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  return (
    <PartPage part={brandPart} view={view} formResult={formResult}>
      {(fields) => <BrandFields {...fields} />}
    </PartPage>
  )
}
