/** The specification describes this in section 2. */
import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { Clauses, Prose } from '#app/public/sections/prose.tsx'
import { QuestionGroups } from '#app/public/sections/question-groups.tsx'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { faqSections } from '#content/pages/faqs.ts'
import { endedTermsNote, termsClauses, termsNote, termsPage } from '#content/pages/terms.ts'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { visibleClauses } from '#domain/shop/clauses.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { visibleQuestions } from '#domain/shop/site-content.ts'

const questionsId = 'faq'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { pathname, searchParams } = new URL(request.url)
  const lang = langOf(pathname)
  const { siteUrl } = api.config
  const shop = await api.shop()
  const { sets, categories } = await api.catalogue()
  const figures = { ...figuresOf(await api.settings()), methods: await api.paymentMethods() }
  const version = searchParams.get('version')
  const ended = version === null ? null : await api.endedTerms(version)
  if (version !== null && !ended) throw redirect(pagePath('terms', lang))
  const { questions } = await api.site()
  const menu = menuFiguresOf(sets, categories)
  const sections = visibleQuestions(faqSections(figures, menu), questions)
  const chatHref = chatLink(shop.chatNumber, chatGreeting(null, lang))
  const contact = { shop, chatHref, privacyHref: pagePath('privacy', lang) }
  const standard = termsClauses(figures, contact, menu.sold)
  return {
    meta: {
      lang,
      siteUrl,
      shop,
      path: pagePath('terms', lang),
      title: termsPage.title[lang],
      description: termsPage.description[lang],
      keywords: termsPage.keywords[lang],
      crumbs: [homeCrumb(lang)],
      here: termsPage.here[lang],
    },
    clauses: ended?.[lang] ?? visibleClauses(standard, 'terms', questions),
    note: version === null ? termsNote(figures) : endedTermsNote(version),
    isEnded: ended !== null,
    sections: ended ? [] : sections,
    chatHref,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [...pageMeta(loaderData.meta), ...(loaderData.isEnded ? [{ name: 'robots', content: 'noindex' }] : [])]
    : []

export default function Terms() {
  const { clauses, note, isEnded, sections, chatHref } = useLoaderData<typeof loader>()
  const text = useText()
  const lang = useLang()
  return (
    <>
      <Prose
        sign="terms"
        heading={termsPage.heading}
        here={termsPage.here}
        lead={termsPage.lead}
        note={note}
        contents={isEnded ? clauses : [...clauses, { id: questionsId, title: termsPage.questions }]}
      >
        {isEnded && <ArrowLink href={pagePath('terms', lang)}>{text(termsPage.current)}</ArrowLink>}
        <Clauses items={clauses} />
      </Prose>
      {!isEnded && (
        <QuestionGroups id={questionsId} title={text(termsPage.questions)} sections={sections}>
          <p>{text(termsPage.questionsLead)}</p>
          <ArrowLink href={chatHref} target="_blank" rel="noopener">
            {text(termsPage.ask)}
          </ArrowLink>
        </QuestionGroups>
      )}
    </>
  )
}
