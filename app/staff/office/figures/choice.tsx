/** The address holds the choice. */
import { Form, Link } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { Segments } from '#app/staff/shell/ui/segments.tsx'
import { useText } from '#app/ui/lang.tsx'
import { figureRangeNames, figuresPage, figureUnitNames } from '#content/staff/office/figures.ts'
import {
  type FigureView,
  figureRanges,
  figureUnits,
  type RequestedFigures,
} from '#domain/staff/office/figures.ts'
import type { Text } from '#domain/text.ts'
import styles from './figures.module.css'

interface ChoiceProps {
  readonly view: FigureView
  readonly isTable: boolean
}

export function Choice({ view, isTable }: ChoiceProps) {
  const text = useText()
  const { range, from, to, unit } = view
  const query = (parts: Readonly<Record<string, string>>) =>
    `?${new URLSearchParams({
      range,
      by: unit,
      ...((parts.range ?? range) === 'own' && { from, to }),
      ...(isTable && { view: 'table' }),
      ...parts,
    })}`
  const views = [
    { name: figuresPage.chart, view: 'chart', isOn: !isTable },
    { name: figuresPage.table, view: 'table', isOn: isTable },
  ]
  return (
    <div className={styles.choices}>
      <nav aria-label={text(figuresPage.days)}>
        <Segments>
          {figureRanges.map((each) => (
            <Segment
              key={each}
              to={query({ range: each })}
              isOn={each === range}
              name={figureRangeNames[each]}
            />
          ))}
        </Segments>
      </nav>
      <nav aria-label={text(figuresPage.by)}>
        <Segments>
          {figureUnits.map((each) => (
            <Segment key={each} to={query({ by: each })} isOn={each === unit} name={figureUnitNames[each]} />
          ))}
        </Segments>
      </nav>
      <nav aria-label={`${text(figuresPage.chart)} / ${text(figuresPage.table)}`}>
        <Segments>
          {views.map((each) => (
            <Segment key={each.view} to={query({ view: each.view })} isOn={each.isOn} name={each.name} />
          ))}
        </Segments>
      </nav>
      <a
        className={styles.csv}
        href={`${staffPath('figuresCsv')}${query({})}`}
        download={`figures-${from}-${to}.csv`}
      >
        {text(figuresPage.csv)}
      </a>
    </div>
  )
}

function Segment({ to, isOn, name }: { readonly to: string; readonly isOn: boolean; readonly name: Text }) {
  const text = useText()
  return (
    <Link to={to} aria-current={isOn ? 'true' : undefined} preventScrollReset>
      {text(name)}
    </Link>
  )
}

/** Invalid input stays in the fields. */
export function OwnDays({ view, request, isTable }: ChoiceProps & { readonly request: RequestedFigures }) {
  const text = useText()
  return (
    <Panel title={text(figuresPage.days)}>
      <PanelBody>
        <Form method="get" className={styles.own}>
          <input type="hidden" name="range" value="own" />
          <input type="hidden" name="by" value={view.unit} />
          {isTable && <input type="hidden" name="view" value="table" />}
          <Field
            label={text(figuresPage.from)}
            type="date"
            name="from"
            defaultValue={request.from ?? view.from}
            required
          />
          <Field
            label={text(figuresPage.to)}
            type="date"
            name="to"
            defaultValue={request.to ?? view.to}
            required
          />
          <Button>{text(figuresPage.show)}</Button>
        </Form>
      </PanelBody>
    </Panel>
  )
}
