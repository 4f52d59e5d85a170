import type { FAQPage, WithContext } from 'schema-dts'
import type { Question } from '#content/long-texts.ts'
import type { Lang } from '#domain/text.ts'

export function questionsJsonLd(items: readonly Question[], lang: Lang): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[lang],
      acceptedAnswer: { '@type': 'Answer', text: answer[lang] },
    })),
  }
}
