/** Questions, terms and the privacy policy; the last part of the address says which. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { sitePage } from '#content/staff/shop/settings/site.ts'
import { legalPages } from '#domain/shop/site-content.ts'
import { clausesPart, questionsPart } from '#domain/staff/shop/website/questions-part.ts'
import { PartPage } from './part-page.tsx'
import { actOnPart, loadPart } from './posted-part.ts'
import { QuestionList } from './question-list.tsx'

export const meta = withShopName(sitePage.title)

const partIn = ({ request }: LoaderFunctionArgs) => {
  const segments = new URL(request.url).pathname.split('/')
  return legalPages.find((page) => segments.includes(page)) ?? 'questions'
}

export const loader = (args: LoaderFunctionArgs) => loadPart(partIn(args), args)
export const action = (args: ActionFunctionArgs) => actOnPart(partIn(args), args)

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function Texts() {
  const view = useLoaderData<typeof loader>()
  const legalPage = legalPages.find((page) => page === view.part)
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  return (
    <PartPage part={legalPage ? clausesPart(legalPage) : questionsPart} view={view} formResult={formResult}>
      {(fields) =>
        view.standard.map((section) => <QuestionList key={section.id} section={section} {...fields} />)
      }
    </PartPage>
  )
}
