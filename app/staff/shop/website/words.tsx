import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { Check } from '#app/staff/shell/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { noDraftResult } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { useText } from '#app/ui/lang.tsx'
import {
  itemCount,
  siteFieldName,
  siteListName,
  sitePage,
  siteTitle,
} from '#content/staff/shop/settings/site.ts'
import { heroNames, wordsPanel } from '#content/staff/shop/settings/site-words.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import {
  itemField,
  listedIds,
  longestSiteValue,
  type SitePartId,
} from '#domain/staff/shop/website/site-part.ts'
import { clientsPart, homePart, wordsPictures } from '#domain/staff/shop/website/words-parts.ts'
import { Gaps } from './gaps.tsx'
import { PartPage } from './part-page.tsx'
import { PictureField } from './picture-field.tsx'
import { actOnPart, loadPart } from './posted-part.ts'
import { Rows } from './rows.tsx'
import styles from './site.module.css'
import { SiteArea, SiteChoice, SiteField, type SiteFieldsProps } from './site-field.tsx'

const partAt = ({ request }: Pick<LoaderFunctionArgs, 'request'>): SitePartId =>
  new URL(request.url).pathname.startsWith(staffPath('siteHome')) ? 'home' : 'clients'

export const meta = withShopName(sitePage.title)

export const loader = (args: LoaderFunctionArgs) => loadPart(partAt(args), args)
export const action = (args: ActionFunctionArgs) => actOnPart(partAt(args), args)

export const shouldRevalidate = () => true

/** What a page says of the shop: a field for each input of its part, and a panel for each list. */
export default function WordsPage() {
  const view = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noDraftResult
  const text = useText()
  const part = view.part === 'home' ? homePart : clientsPart
  return (
    <PartPage part={part} view={view} formResult={formResult}>
      {(fields) => (
        <>
          <Panel title={text(wordsPanel.title)} caption={text(wordsPanel.caption)}>
            <PanelBody>
              <Fields {...fields} inputs={part.fieldNames} row="" />
            </PanelBody>
          </Panel>
          {part.lists(view).map((list) => (
            <ItemRows key={list} {...fields} list={list} />
          ))}
        </>
      )}
    </PartPage>
  )
}

interface FieldsProps extends SiteFieldsProps {
  readonly inputs: readonly string[]
  /** What precedes the inputs of an item. */
  readonly row: string
}

/** Texts of more letters have several lines. */
const longestLine = 120

function Fields({ inputs, row, ...props }: FieldsProps) {
  const text = useText()
  const { heroes, sets } = props.view
  const choices: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
    hero: heroes.map((kind) => [kind, text(heroNames[kind])]),
    set: [['', text(sitePage.noPicture)], ...sets.map(({ id, name }) => [`${id}`, text(name)] as const)],
  }
  const names = [...new Set(inputs.map((input) => input.replace(/\.(zh|en)$/, '')))]
  return names.map((field) => {
    const name = row + field
    const options = choices[field]
    const TextField = longestSiteValue(props.part, `${name}.zh`) > longestLine ? SiteArea : SiteField
    if (field === 'isOn') return null
    if (options) return <SiteChoice key={name} {...props} name={name} options={options} />
    if (wordsPictures.includes(field))
      return <PictureField key={name} {...props} name={name} label={text(siteFieldName(field))} />
    if (inputs.includes(field)) return <SiteField key={name} {...props} name={name} />
    return (
      <div key={name} className={styles.both}>
        {inEachLang(name).map((each) => (
          <TextField key={each} {...props} name={each} />
        ))}
      </div>
    )
  })
}

function ItemRows({ list, ...props }: SiteFieldsProps & { readonly list: string }) {
  const text = useText()
  const { part, values, view } = props
  const inputs = part.fieldsOf(list)
  const setOf = (id: string) => view.sets.find((set) => String(set.id) === values[itemField(id, 'set')])
  const titleOf = (id: string) => text(siteTitle(id, values) ?? setOf(id)?.name ?? sitePage.newBanner)
  const needed = ['name', 'line'].filter((field) => inputs.includes(`${field}.zh`))
  return (
    <Rows
      {...props}
      list={list}
      title={text(siteListName(list))}
      caption={text(itemCount(listedIds(values, list).length))}
      titleOf={titleOf}
      head={(id) => (
        <>
          <b className={styles.words}>{titleOf(id)}</b>
          <Gaps {...props} id={id} fields={needed} />
        </>
      )}
      beside={(id) =>
        inputs.includes('isOn') && (
          <Check
            label={
              <>
                {text(sitePage.on)}
                <span className="vh">: {titleOf(id)}</span>
              </>
            }
            name={itemField(id, 'isOn')}
            value="on"
            defaultChecked={values[itemField(id, 'isOn')] === 'on'}
          />
        )
      }
      inside={(id) => <Fields {...props} inputs={inputs} row={itemField(id, '')} />}
    />
  )
}
