/** The problems are folded until somebody opens them. */

import { useId } from 'react'
import { Form, Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import disclosure from '#app/staff/shell/ui/disclosure.module.css'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { failedLetterText, resendLetter } from '#content/staff/orders/failed-letter.ts'
import { allowBulk, heldBackText } from '#content/staff/orders/held-back.ts'
import { moreProblems, problemsTitle, problemText, strayMoneyText } from '#content/staff/orders/problems.ts'
import { callLink } from '#domain/shop/chat-message.ts'
import type { FailedLetter, OrderProblems } from '#server/page-data/staff/orders/staff-orders.ts'
import styles from './problems.module.css'

export function Problems({
  problems: { count, problems, stray, letters, heldLetters },
}: {
  readonly problems: OrderProblems
}) {
  const text = useText()
  if (count === 0) return null
  const more = count - problems.length - stray.length - letters.length - heldLetters.length
  return (
    <details id="problems" className={styles.problems}>
      <summary className={disclosure.arrow}>
        <StaffIcon name="warn" />
        {text(problemsTitle(count))}
      </summary>
      <ul>
        {heldLetters.map((each) => (
          <HeldBulk key={each.kind} heldLetters={each} />
        ))}
        {problems.map(({ kind, reference, amount, contact }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one order may have the same problem twice
          <li key={index}>
            {reference && (
              <Link to={`${staffOrderPath(reference)}#payment`}>
                <span className="num">{reference}</span>
              </Link>
            )}
            <span>{text(problemText(kind, amount))}</span>
            <Contact contact={contact} />
          </li>
        ))}
        {stray.map(({ providerPayment, amount, currency }) => (
          <li key={providerPayment}>
            <span>{text(strayMoneyText(providerPayment, amount, currency))}</span>
          </li>
        ))}
        {letters.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
        {more > 0 && <li>{text(moreProblems(more))}</li>}
      </ul>
    </details>
  )
}

function Contact({ contact }: { readonly contact: FailedLetter['contact'] }) {
  const text = useText()
  if (!contact) return null
  const { name, phone, date } = contact
  return (
    <small className={styles.contact}>
      {[name, text(dayText(date))].filter(Boolean).join(' · ')}
      {phone && (
        <>
          {' · '}
          <a href={callLink(phone)}>{phone}</a>
        </>
      )}
    </small>
  )
}

function HeldBulk({ heldLetters }: { readonly heldLetters: OrderProblems['heldLetters'][number] }) {
  const text = useText()
  const words = useId()
  return (
    <li>
      <span id={words}>{text(heldBackText(heldLetters))}</span>
      <Form method="post" className={styles.resend}>
        <Button name="allow-bulk" value={heldLetters.kind} aria-describedby={words}>
          {text(allowBulk[heldLetters.kind])}
        </Button>
      </Form>
    </li>
  )
}

function Letter({ letter }: { readonly letter: FailedLetter }) {
  const text = useText()
  const { reference, orderId, version, id, mayResend } = letter
  const words = useId()
  return (
    <li>
      <Link to={staffOrderPath(reference)}>
        <span className="num">{reference}</span>
      </Link>
      <span id={words}>{text(failedLetterText(letter))}</span>
      <Contact contact={letter.contact} />
      {mayResend && (
        <Form method="post" className={styles.resend}>
          <input type="hidden" name="order" value={orderId} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="letter" value={id} />
          <Button name="verb" value="resend-letter" aria-describedby={words}>
            {text(resendLetter)}
          </Button>
        </Form>
      )}
    </li>
  )
}
