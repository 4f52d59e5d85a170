/** Sends the link to the address on the order (spec section 1, decisions 29). */
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf } from '#app/paths.ts'
import { formOf } from '#app/public/posted-form.ts'
import kicker from '#app/styles/kicker.module.css'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { exampleReference, findOrder, notArrived } from '#content/pages/find-order.ts'
import { maxLetters, maxReferenceLength } from '#domain/input-limits.ts'
import { parseEmail } from '#domain/ordering/contact-details.ts'
import { parsePhone } from '#domain/phone.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { chatLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import css from './find-order.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { name, hotline, chatNumber } = await context.get(apiContext).shop()
  const lang = langOf(new URL(request.url).pathname)
  return {
    lang,
    shopName: name[lang],
    hotline: withoutCountryCode(hotline),
    chatHref: chatLink(chatNumber, chatGreeting(null, lang)),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request)
  const [reference, contact] = ['reference', 'contact'].map((name) => String(form.get(name) ?? ''))
  const input = { reference: reference ?? '', contact: contact ?? '' }
  const wrong = {
    reference: parseReference(input.reference) === null,
    contact: !parseEmail(input.contact).ok && !parsePhone(input.contact).ok,
  }
  if (wrong.reference || wrong.contact) return data({ input, wrong, result: null }, { status: 400 })
  const result = await context.get(apiContext).requestOrderLink(input)
  return data({ input, wrong, result }, { status: result === 'answered' ? 200 : 503 })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { lang } = loaderData
  return [
    { title: `${findOrder.title[lang]} | ${loaderData.shopName}` },
    { name: 'description', content: findOrder.description[lang] },
    { name: 'keywords', content: findOrder.keywords[lang] },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function FindOrderPage() {
  const { hotline, chatHref } = useLoaderData<typeof loader>()
  const actionResult = useActionData<typeof action>()
  const text = useText()
  return (
    <div className={`wrap ${css.page}`}>
      <div>
        <p className={kicker.kicker}>{text(findOrder.kicker)}</p>
        <SignHeading name="find-order" className={{ zh: css.sign }}>
          {findOrder.title.en}
        </SignHeading>
        <p className={css.lead}>{text(findOrder.lead)}</p>
        {actionResult?.result === 'temporarily-unavailable' && (
          <Alert kind="error">{text(findOrder.unavailable)}</Alert>
        )}
        <form method="post" className={css.form}>
          <TextField
            name="reference"
            label={text(findOrder.reference)}
            required
            hint={text(findOrder.referenceHint)}
            error={actionResult?.wrong.reference ? text(findOrder.wrongReference) : undefined}
            defaultValue={actionResult?.input.reference}
            maxLength={maxReferenceLength}
            placeholder={exampleReference}
            autoComplete="off"
            autoCapitalize="characters"
          />
          <TextField
            name="contact"
            label={text(findOrder.contact)}
            required
            hint={text(findOrder.contactHint)}
            error={actionResult?.wrong.contact ? text(findOrder.wrongContact) : undefined}
            defaultValue={actionResult?.input.contact}
            maxLength={maxLetters.email}
            autoComplete="email"
          />
          <p>
            <Button type="submit" size="l">
              {text(findOrder.send)}
            </Button>
          </p>
        </form>
        {actionResult?.result === 'answered' && (
          <Alert kind="info">
            <b>{text(findOrder.sent)}</b>
            <br />
            {text(notArrived(hotline))}
          </Alert>
        )}
      </div>
      <aside>
        <div className={css.letter}>
          <p>{text(findOrder.inLetter)}</p>
          <p aria-hidden="true">
            {text(findOrder.reference)} <span className="num">{exampleReference}</span>
          </p>
        </div>
        <ol>
          {findOrder.steps.map((step) => (
            <li key={step.en}>{text(step)}</li>
          ))}
        </ol>
        <p>{text(findOrder.alike)}</p>
        <p>
          <a href={chatHref} target="_blank" rel="noopener noreferrer">
            {text(findOrder.hurry)}
          </a>
        </p>
      </aside>
    </div>
  )
}
