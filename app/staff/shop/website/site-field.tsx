import type { ComponentProps } from 'react'
import { Area, Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { fieldLang } from '#app/staff/shell/ui/field-lang.ts'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { wasBefore } from '#content/staff/shop/menus/draft-words.ts'
import { siteFieldName, standardText } from '#content/staff/shop/settings/site.ts'
import type { Problems } from '#domain/staff/forms/problems.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { longestSiteValue, type SitePart, siteText } from '#domain/staff/shop/website/site-part.ts'
import { parseLang } from '#domain/text.ts'
import type { SitePartView } from '#server/page-data/staff/shop/site-content-api.ts'

export interface SiteFieldsProps {
  readonly part: SitePart
  readonly view: SitePartView
  /** The values are the input, or else the stored ones. */
  readonly values: Values
  readonly publishedValues: Values
  readonly problems: Problems
  /** The clicked button, which gets the focus again. */
  readonly pressedButton: string | null
}

interface OwnField extends SiteFieldsProps {
  readonly name: string
}

const fieldOf = (name: string) => name.replace(/^(item\.[^.]+|notice)\./, '')

function useCommon({ part, view, values, publishedValues, problems, name }: OwnField) {
  const text = useText()
  const [value, before] = [values, publishedValues].map((each) => siteText(part, name, each, view))
  const problem = problems[name]
  return {
    name,
    label: text(siteFieldName(fieldOf(name))),
    defaultValue: value,
    lang: fieldLang(name),
    before: value === before ? null : before || null,
    ...(problem && { error: text(fieldProblems[problem]) }),
  }
}

function useTextField(props: OwnField) {
  const text = useText()
  const { before, ...common } = useCommon(props)
  const [name = '', lang] = props.name.split('.')
  const standard = props.view.standardWords[name]?.[parseLang(lang) ?? 'zh']
  const hint = before === null ? standard && standardText(standard) : wasBefore(before)
  return {
    ...common,
    maxLength: longestSiteValue(props.part, props.name),
    autoComplete: 'off',
    ...(hint && { hint: text(hint) }),
  }
}

export function SiteField({ type, ...props }: OwnField & Pick<ComponentProps<'input'>, 'type'>) {
  return <Field {...useTextField(props)} {...(type && { type })} />
}

export function SiteArea({ rows, ...props }: OwnField & Pick<ComponentProps<'textarea'>, 'rows'>) {
  return <Area {...useTextField(props)} rows={rows} />
}

export function SiteChoice({
  options,
  ...props
}: OwnField & { readonly options: readonly (readonly [string, string])[] }) {
  const text = useText()
  const { before, lang: _, ...common } = useCommon(props)
  const was = options.find(([value]) => value === before)?.[1] ?? ''
  return <Choice {...common} options={options} {...(before !== null && { hint: text(wasBefore(was)) })} />
}

export function DayFields({ row, ...props }: SiteFieldsProps & { readonly row: string }) {
  return (['from', 'until'] as const).map((name) => (
    <SiteField key={name} {...props} name={`${row}.${name}`} type="date" />
  ))
}
