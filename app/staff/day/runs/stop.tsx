import { Link } from 'react-router'
import { runPicturePath } from '#app/staff/addresses.ts'
import { AccessTags } from '#app/staff/shell/order-parts/access-tags.tsx'
import { OrderNotes } from '#app/staff/shell/order-parts/order-notes.tsx'
import { mapAddress } from '#app/staff/shell/order-parts/order-words.ts'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { districtNames } from '#content/district-names.ts'
import { allergyText } from '#content/ordering/allergy.ts'
import { arrivalWindow, piecesOf, problemNames, reportedAt, runsPage } from '#content/staff/day/runs.ts'
import { waitingWords } from '#content/staff/orders/waiting-updates.ts'
import { timeInHongKong } from '#domain/calendar.ts'
import { DoneStop } from './done-stop.tsx'
import { HandOver } from './hand-over.tsx'
import { type ShownStop, useSheet } from './sheet.ts'
import styles from './sheets.module.css'

interface StopProps {
  readonly stop: ShownStop
  /** The first stop has the number 1. */
  readonly place: number
  readonly isCurrent: boolean
}

/** Notes appear only if the stop needs special care. */
export function Stop({ stop, place, isCurrent }: StopProps) {
  const text = useText()
  const { service } = useSheet()
  const { state, reference, access, accessNote, phone } = stop
  if (state.kind === 'handed-over') return <DoneStop stop={stop} state={state} place={place} />
  return (
    <li
      className={`${styles.stop} ${isCurrent ? styles.current : ''}`}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <div className={styles.stopHead}>
        <span className={styles.place}>{place}</span>
        <div>
          <b className={styles.slot}>{stop.slot}</b>{' '}
          <span className={styles.caption}>{text(arrivalWindow(service.arrivalMinutes))}</span>
          <br />
          <b>{stop.name}</b>
        </div>
        <b className={styles.reference}>{reference.slice(-4)}</b>
      </div>
      <div className={styles.stopBody}>
        {stop.districtId && <p className={styles.caption}>{text(districtNames[stop.districtId])}</p>}
        <address className={styles.address}>{stop.address}</address>
        <p className={styles.tags}>
          <AccessTags needs={{ access, accessNote: '' }} />
          <Tag>{text(piecesOf(stop.pieces))}</Tag>
        </p>
        {accessNote && <p>{accessNote}</p>}
        <OrderNotes notes={stop.customerNotes} className={styles.caption} />
        {stop.notes.length > 0 && (
          <ul>
            {stop.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {stop.allergies.map((match) => (
          <p key={match.allergen} className={styles.allergy}>
            <StaffIcon name="warn" size={16} /> {text(allergyText(match))}
          </p>
        ))}
        {state.kind === 'problem' && (
          <p className={styles.allergy}>
            <StaffIcon name="warn" size={16} />
            <span>
              <b>{text(problemNames[state.problem])}</b> · {text(reportedAt(timeInHongKong(state.at)))}
              {state.note && ` · ${state.note}`}{' '}
              {stop.isWaiting && <Tag kind="warn">{text(waitingWords.waiting)}</Tag>}
              {stop.hasPicture && <Link to={runPicturePath(stop.orderId)}>{text(runsPage.seePhoto)}</Link>}
            </span>
          </p>
        )}
        <p className={styles.ways}>
          {phone && (
            <a className={styles.way} href={`tel:${phone}`}>
              <StaffIcon name="phone" /> {text(runsPage.call)}
            </a>
          )}
          <a className={styles.way} href={mapAddress(stop.address)} rel="noreferrer" target="_blank">
            <StaffIcon name="pin" /> {text(runsPage.map)}
          </a>
        </p>
        {stop.leftAt && <HandOver stop={stop} isCurrent={isCurrent} />}
        {!stop.leftAt && stop.status !== 'ready' && (
          <p className={styles.caption}>{text(runsPage.inKitchen)}</p>
        )}
      </div>
    </li>
  )
}
