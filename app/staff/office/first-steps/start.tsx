import type { ReactNode } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { inRow } from '#content/phrases.ts'
import { factNames, onSale, startPage, stepsDone } from '#content/staff/office/start.ts'
import { isReadyToSell } from '#domain/shop/opening.ts'
import type { Text } from '#domain/text.ts'
import styles from './start.module.css'

export const meta = withShopName(startPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('change-settings', args)
  return args.context.get(staffApiContext).start()
}

export default function Start() {
  const { opening, areZonesSeen, hasLogo } = useLoaderData<typeof loader>()
  const text = useText()
  const steps = [opening.missingDetails.length === 0, areZonesSeen, opening.canBePaid, opening.setsOnSale > 0]
  const missing = opening.missingDetails.map((name) => factNames[name])
  return (
    <>
      <PageHead title={text(startPage.title)} summary={text(startPage.summary)} />
      <p className={styles.progress}>
        <b className="num">{text(stepsDone(steps.filter(Boolean).length, steps.length))}</b>
        <span aria-hidden="true">
          {steps.map((isDone, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change their places
            <i key={index} className={isDone ? styles.pip : ''} />
          ))}
        </span>
      </p>
      {isReadyToSell(opening) && <Note kind="done">{text(startPage.ready)}</Note>}
      <ol className={styles.steps}>
        <Step
          name={startPage.details}
          why={startPage.detailsWhy}
          isDone={missing.length === 0}
          to={`${staffPath('settings')}#shop`}
          go={startPage.toDetails}
        >
          {missing.length > 0 && (
            <p>
              {text(startPage.missing)}: {text(inRow(missing))}
            </p>
          )}
          {!hasLogo && (
            <p>
              <Link to={staffPath('siteBrand')}>{text(startPage.logo)}</Link>
            </p>
          )}
        </Step>
        <Step
          name={startPage.zones}
          why={startPage.zonesWhy}
          isDone={areZonesSeen}
          isOptional
          to={`${staffPath('settings')}#zones`}
          go={startPage.toZones}
        />
        <Step
          name={startPage.payment}
          why={startPage.paymentWhy}
          isDone={opening.canBePaid}
          to={`${staffPath('settings')}#payment`}
          go={startPage.toPayment}
        />
        <Step
          name={startPage.menu}
          why={startPage.menuWhy}
          isDone={opening.setsOnSale > 0}
          to={staffPath('menus')}
          go={startPage.toMenu}
        >
          {opening.setsOnSale > 0 && <p>{text(onSale(opening.setsOnSale))}</p>}
          <p>
            <Link to={staffPath('menuFile')}>{text(startPage.fromFile)}</Link>
          </p>
        </Step>
      </ol>
    </>
  )
}

interface StepProps {
  readonly name: Text
  readonly why: Text
  readonly isDone: boolean
  readonly isOptional?: boolean
  readonly to: string
  readonly go: Text
  readonly children?: ReactNode
}

function Step({ name, why, isDone, isOptional = false, to, go, children }: StepProps) {
  const text = useText()
  const state = isDone ? startPage.done : isOptional ? startPage.optional : startPage.open
  return (
    <li>
      <Panel title={text(name)} end={<Tag {...(isDone ? { kind: 'done' as const } : {})}>{text(state)}</Tag>}>
        <PanelBody>
          <p>{text(why)}</p>
          {children}
          <p>
            <ButtonLink to={to} {...(!isDone && !isOptional && { kind: 'go' as const })}>
              {text(go)}
            </ButtonLink>
          </p>
        </PanelBody>
      </Panel>
    </li>
  )
}
