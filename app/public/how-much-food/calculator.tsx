import { type FormEvent, useId, useState } from 'react'
import field from '#app/ui/field.module.css'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { RadioCard, RadioCards } from '#app/ui/radio-card.tsx'
import {
  appetiteNames,
  appetiteNote,
  howMuchFood,
  occasionNames,
  outOfBounds,
} from '#content/pages/how-much-food.ts'
import { maxLetters } from '#domain/input-limits.ts'
import {
  type Appetite,
  appetites,
  type FoodRequest,
  firstRequest,
  isGuestCount,
  type Occasion,
  occasions,
  usualRequest,
} from '#domain/menu/how-much-food.ts'
import { readNumber } from '#domain/shop/event-enquiry.ts'
import { Answer } from './answer.tsx'
import css from './calculator.module.css'
import type { HowMuchFoodProps, PlaceView } from './view.ts'

interface LimitedCall extends FoodRequest {
  readonly placeId: string
}

export function Calculator({ sets, places, guests, rules, note }: HowMuchFoodProps) {
  const text = useText()
  const first = firstRequest(guests)
  const [request, setRequest] = useState<LimitedCall>({ ...first, placeId: places[0]?.id ?? '' })
  const id = useId()

  const readInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => setRequest(readForm(currentTarget))

  const isInBounds = isGuestCount(request.guests, guests)
  const place = places.find((each) => each.id === request.placeId) ?? places[0]
  return (
    <div className={css.calculator}>
      <form className={css.form} onInput={readInput} onSubmit={(event) => event.preventDefault()} noValidate>
        <div className={`${field.field} ${isInBounds ? '' : field.wrong}`}>
          <label htmlFor={`${id}-guests`}>{text(howMuchFood.guests)}</label>
          <input
            id={`${id}-guests`}
            className={field.input}
            name="guests"
            inputMode="numeric"
            maxLength={maxLetters.guests}
            autoComplete="off"
            defaultValue={first.guests}
            aria-invalid={!isInBounds || undefined}
            aria-describedby={`${id}-bounds`}
          />
          <p id={`${id}-bounds`} className={field.message} aria-live="polite">
            {!isInBounds && (
              <>
                <Icon name="warn" size={16} />
                {text(outOfBounds(guests.min, guests.max))}
              </>
            )}
          </p>
        </div>
        <div className={field.field}>
          <label htmlFor={`${id}-occasion`}>{text(howMuchFood.occasion)}</label>
          <select id={`${id}-occasion`} className={field.input} name="occasion" defaultValue={first.occasion}>
            {(Object.keys(occasions) as Occasion[]).map((occasion) => (
              <option key={occasion} value={occasion}>
                {text(occasionNames[occasion])}
              </option>
            ))}
          </select>
        </div>
        <fieldset className={css.appetite}>
          <legend>{text(howMuchFood.appetite)}</legend>
          <RadioCards>
            {(Object.keys(appetites) as Appetite[]).map((appetite) => (
              <RadioCard
                key={appetite}
                name="appetite"
                value={appetite}
                defaultChecked={appetite === first.appetite}
                title={text(appetiteNames[appetite])}
                note={text(appetiteNote(appetites[appetite]))}
              />
            ))}
          </RadioCards>
        </fieldset>
        <div className={`${field.field} ${css.place}`}>
          <label htmlFor={`${id}-place`}>{text(howMuchFood.place)}</label>
          <select id={`${id}-place`} className={field.input} name="place" defaultValue={places[0]?.id}>
            <Places
              of={places.filter(({ remotePlaceId }) => !remotePlaceId)}
              label={text(howMuchFood.districts)}
            />
            <Places
              of={places.filter(({ remotePlaceId }) => remotePlaceId)}
              label={text(howMuchFood.remotePlaces)}
            />
          </select>
        </div>
      </form>
      <div>
        {place && isInBounds && (
          <Answer request={request} place={place} sets={sets} guests={guests} rules={rules} />
        )}
        <p className={css.note}>{note}</p>
      </div>
    </div>
  )
}

function Places({ of, label }: { readonly of: readonly PlaceView[]; readonly label: string }) {
  if (of.length === 0) return null
  return (
    <optgroup label={label}>
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}

/** Unreadable values become the initial ones. */
function readForm(form: HTMLFormElement): LimitedCall {
  const values = new FormData(form)
  const textOf = (name: string) => String(values.get(name) ?? '')
  const occasion = textOf('occasion')
  const appetite = textOf('appetite')
  return {
    guests: readNumber(textOf('guests')) ?? Number.NaN,
    occasion: isKey(occasions, occasion) ? occasion : usualRequest.occasion,
    appetite: isKey(appetites, appetite) ? appetite : usualRequest.appetite,
    placeId: textOf('place'),
  }
}

function isKey<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}
