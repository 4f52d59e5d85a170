/** The specification describes this in section 2. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { Clauses, Prose } from '#app/public/sections/prose.tsx'
import { QuestionGroups } from '#app/public/sections/question-groups.tsx'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { faqSections } from '#content/pages/faqs.ts'
import { termsClauses, termsNote, termsPage } from '#content/pages/terms.ts'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { visibleQuestions } from '#domain/shop/site-content.ts'

const questionsId = 'faq'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { siteUrl } = api.config
  const shop = await api.shop()
  const { sets, categories } = await api.catalogue()
  const figures = { ...figuresOf(await api.settings()), methods: await api.paymentMethods() }
  const { questions } = await api.site()
  const menu = menuFiguresOf(sets, categories)
  const sections = visibleQuestions(faqSections(figures, menu), questions)
  const chatHref = chatLink(shop.chatNumber, chatGreeting(null, lang))
  return {
    meta: {
      lang,
      siteUrl,
      shopName: shop.name,
      path: pagePath('terms', lang),
      title: termsPage.title[lang],
      description: termsPage.description[lang],
      keywords: termsPage.keywords[lang],
      crumbs: [homeCrumb(lang)],
      here: termsPage.here[lang],
    },
    clauses: termsClauses(figures, { shop, chatHref, privacyHref: pagePath('privacy', lang) }, menu.sold),
    note: termsNote(figures),
    sections,
    chatHref,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Terms() {
  const { clauses, note, sections, chatHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <Prose
        sign="terms"
        heading={termsPage.heading}
        here={termsPage.here}
        lead={termsPage.lead}
        note={note}
        contents={[...clauses, { id: questionsId, title: termsPage.questions }]}
      >
        <Clauses items={clauses} />
      </Prose>
      <QuestionGroups id={questionsId} title={text(termsPage.questions)} sections={sections}>
        <p>{text(termsPage.questionsLead)}</p>
        <ArrowLink href={chatHref} target="_blank" rel="noopener">
          {text(termsPage.ask)}
        </ArrowLink>
      </QuestionGroups>
    </>
  )
}
