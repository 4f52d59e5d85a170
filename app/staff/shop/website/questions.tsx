import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { sitePartNames } from '#content/staff/shop/settings/site.ts'
import { PartPage } from './part-page.tsx'
import { actOnPart, loadPart } from './posted-part.ts'
import { QuestionList } from './question-list.tsx'

export const meta = withShopName(sitePartNames.questions)

export const loader = (args: LoaderFunctionArgs) => loadPart('questions', args)
export const action = (args: ActionFunctionArgs) => actOnPart('questions', args)

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function Questions() {
  const view = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  return (
    <PartPage part="questions" view={view} formResult={formResult}>
      {(fields) =>
        view.standard.map((section) => <QuestionList key={section.id} section={section} {...fields} />)
      }
    </PartPage>
  )
}
