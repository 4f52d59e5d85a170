import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import {
  currentCodeText,
  figuresPage,
  figuresSummary,
  figureUnitNames,
} from '#content/staff/office/figures.ts'
import { formatMoney } from '#domain/money.ts'
import { Bars } from './bars.tsx'
import { PeriodChart } from './chart.tsx'
import { Choice, OwnDays } from './choice.tsx'
import styles from './figures.module.css'
import { methodsOf, sourcesOf, zonesOf } from './groups.ts'
import { Heads } from './heads.tsx'
import { readRequest } from './request.ts'
import { BillTable, FigureTable, PeriodTable, PromotionTable, SetTable } from './tables.tsx'

export const meta = withShopName(figuresPage.title)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('see-figures', args)
  const { searchParams } = new URL(args.request.url)
  const request = readRequest(searchParams)
  const figures = await args.context.get(staffApiContext).figures.of(staff, request)
  if (!figures) throw data(null, 404)
  return { figures, request, isTable: searchParams.get('view') === 'table' }
}

export default function FiguresPage() {
  const { figures, request, isTable } = useLoaderData<typeof loader>()
  const text = useText()
  const { view, periods, promotions, sets, total } = figures
  const lists = [
    { title: figuresPage.zones, groups: zonesOf(figures.zones) },
    { title: figuresPage.methods, groups: methodsOf(figures.methods) },
    { title: figuresPage.sources, groups: sourcesOf(figures.sources) },
  ]
  return (
    <>
      <PageHead
        title={text(figuresPage.title)}
        summary={text(figuresSummary(dayText(view.from), dayText(view.to)))}
      >
        <Choice view={view} isTable={isTable} />
      </PageHead>
      {view.problem && <Note kind="error">{text(figuresPage.rangeInvalid)}</Note>}
      {view.range === 'own' && <OwnDays view={view} request={request} isTable={isTable} />}
      <Heads figures={figures} />
      {total.orders === 0 && figures.cancellationFees.money === 0 ? (
        <NothingHere>{text(figuresPage.none)}</NothingHere>
      ) : (
        <div className={styles.two}>
          <div className={styles.stack}>
            <Panel
              title={`${text(figuresPage.moneyBy)} · ${text(figureUnitNames[view.unit])}`}
              caption={text(figuresPage.open)}
            >
              {isTable ? (
                <PeriodTable periods={periods} unit={view.unit} />
              ) : (
                <PanelBody>
                  <PeriodChart periods={periods} unit={view.unit} today={figures.today} />
                </PanelBody>
              )}
            </Panel>
            <Panel title={text(figuresPage.sets)} caption={text(figuresPage.setsNote)}>
              <SetTable sets={sets} />
            </Panel>
          </div>
          <div className={styles.stack}>
            {lists.map(({ title, groups }) => (
              <Panel key={title.en} title={text(title)} caption={text(figuresPage.zonesNote)}>
                {isTable ? (
                  <FigureTable title={title} groups={groups} />
                ) : (
                  <PanelBody>
                    <Bars groups={groups} />
                  </PanelBody>
                )}
              </Panel>
            ))}
            <Panel title={text(figuresPage.bill)}>
              <BillTable bill={figures.bill} />
              {figures.cancellationFees.money > 0 && (
                <PanelBody>
                  {text(
                    currentCodeText(
                      formatMoney(figures.cancellationFees.money),
                      figures.cancellationFees.orders,
                    ),
                  )}
                </PanelBody>
              )}
            </Panel>
            <Panel title={text(figuresPage.promotions)}>
              <PromotionTable promotions={promotions} />
            </Panel>
          </div>
        </div>
      )}
    </>
  )
}
