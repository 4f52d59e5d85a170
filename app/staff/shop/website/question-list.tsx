import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { questionCount } from '#content/phrases.ts'
import { sitePage } from '#content/staff/shop/settings/site.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { isLegal } from '#domain/shop/site-content.ts'
import { itemField, listedIds, type StandardSection, siteText } from '#domain/staff/shop/website/site-part.ts'
import type { Lang } from '#domain/text.ts'
import { Gaps } from './gaps.tsx'
import { Rows } from './rows.tsx'
import styles from './site.module.css'
import { SiteArea, SiteField, type SiteFieldsProps } from './site-field.tsx'

const fields = ['question', 'answer'] as const

export function QuestionList({
  section: { id: list, name, items },
  ...props
}: SiteFieldsProps & { readonly section: StandardSection }) {
  const text = useText()
  const { part, values, view } = props
  const textsOf = (id: string, field: string) => {
    const of = (lang: Lang) => siteText(part, itemField(id, `${field}.${lang}`), values, view)
    return { zh: of('zh') || of('en'), en: of('en') || of('zh') }
  }
  const titleOf = (id: string) =>
    text(textsOf(id, 'question')) || text(isLegal(list) ? sitePage.newClause : sitePage.newQuestion)
  const isStandard = (id: string) =>
    items.some((item) => item.id === id) &&
    fields.every((field) => inEachLang(field).every((name) => !values[itemField(id, name)]))
  const ids = listedIds(values, list)
  const removed = items.filter(({ id }) => !ids.includes(id))
  return (
    <Rows
      {...props}
      list={list}
      title={text(name)}
      removed={removed.map(({ id, question }) => ({ id, title: text(question) }))}
      caption={text(isLegal(list) ? sitePage.clauseHint : questionCount(ids.length))}
      titleOf={titleOf}
      head={(id) => (
        <>
          <span className={styles.words}>
            <b>{titleOf(id)}</b>
          </span>
          <Gaps {...props} id={id} fields={fields} />
          {!isStandard(id) && <Tag kind="info">{text(sitePage.ownText)}</Tag>}
        </>
      )}
      inside={(id) => (
        <>
          <div className={styles.both}>
            {inEachLang('question').map((name) => (
              <SiteField key={name} {...props} name={itemField(id, name)} />
            ))}
          </div>
          <div className={styles.both}>
            {inEachLang('answer').map((name) => (
              <SiteArea key={name} {...props} name={itemField(id, name)} rows={isLegal(list) ? 10 : 5} />
            ))}
          </div>
          {items.some((item) => item.id === id) && (
            <p className={styles.hint}>
              {isStandard(id) && <b>{text(sitePage.standard)}</b>} {text(sitePage.standardHint)}
            </p>
          )}
        </>
      )}
    />
  )
}
