import type { ReactNode } from 'react'
import { Area, Check, Field, Select } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergenNames } from '#content/allergens.ts'
import { fulfilmentNames } from '#content/delivery.ts'
import { districtNames } from '#content/district-names.ts'
import { dishesWith, undeclaredAllergies } from '#content/ordering/allergy.ts'
import { accessNames, needsTexts } from '#content/ordering/needs.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { between } from '#content/phrases.ts'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { districtIds } from '#domain/delivery/districts.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { formatMoney } from '#domain/money.ts'
import { isOfDelivery, type NoteName, noteNames } from '#domain/ordering/order-fields.ts'
import { accessKinds } from '#domain/ordering/order-needs.ts'
import { valueIn } from '#domain/staff/orders/edit/edit-values.ts'
import type { Text } from '#domain/text.ts'
import type { OrderFormView } from '#server/page-data/staff/orders/order-form-view.ts'
import { type FormChanges, oldValue } from './form-changes.ts'
import styles from './order-form.module.css'
import { Problem, useProblem } from './problems.tsx'

interface PlaceProps {
  readonly form: OrderFormView
  readonly changes: FormChanges
}

export function Place({ form, changes }: PlaceProps) {
  const text = useText()
  const of = (name: string) => valueIn(form.values, name)
  const mark = (name: string) => changes.is(name) || undefined
  return (
    <div className={`${styles.stack} ${styles.place}`}>
      <div className={styles.row}>
        {(['delivery', 'pickup'] as const).map((way) => (
          <Check
            key={way}
            type="radio"
            name="fulfilment"
            value={way}
            label={text(fulfilmentNames[way])}
            defaultChecked={of('fulfilment') === way}
          />
        ))}
      </div>
      <Problem at="fulfilment" />
      <div className={styles.onlyDelivery}>
        <div className={styles.three}>
          <PlaceSelect name="zoneId" label={editPage.zone} form={form} changes={changes}>
            <option value="">{text(editPage.noZone)}</option>
            {form.zones.map(({ id, name, fee }) => (
              <option key={id} value={id}>
                {text(name)} {formatMoney(fee)}
              </option>
            ))}
          </PlaceSelect>
          <PlaceSelect name="remotePlaceId" label={editPage.remote} form={form} changes={changes}>
            <option value="">{text(editPage.noRemote)}</option>
            {form.zones.map((zone) => (
              <optgroup key={zone.id} label={text(zone.name)}>
                {form.remotePlaces
                  .filter(({ zoneId }) => zoneId === zone.id)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {text(name)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </PlaceSelect>
          <PlaceSelect name="districtId" label={editPage.district} form={form} changes={changes}>
            <option value="">{text(editPage.noDistrict)}</option>
            {districtIds.map((id) => (
              <option key={id} value={id}>
                {text(districtNames[id])}
              </option>
            ))}
          </PlaceSelect>
          {form.isFeeByQuotation && (
            <Field
              label={text(editPage.fee)}
              name="fee"
              inputMode="decimal"
              maxLength={40}
              defaultValue={of('fee')}
              hint={text(editPage.feeHint)}
              data-changed={mark('fee')}
            />
          )}
        </div>
        <PlaceArea
          name="address"
          label={editPage.address}
          max={maxLetters.address}
          form={form}
          changes={changes}
        />
        <Kinds
          prefix="access"
          title={text(needsTexts.access)}
          all={accessKinds.map((kind) => [kind, text(accessNames[kind])] as const)}
          form={form}
          changes={changes}
        />
        <Field
          label={text(orderFieldWords.accessNote.name)}
          name="accessNote"
          maxLength={maxLetters.accessNote}
          defaultValue={of('accessNote')}
          error={useProblem('accessNote')}
          data-changed={mark('accessNote')}
          hint={oldValue(changes, 'accessNote', text) ?? text(orderFieldWords.accessNote.hint)}
        />
        <NoteAreas names={noteNames.filter(isOfDelivery)} form={form} changes={changes} />
      </div>
      <div className={styles.onlyPickup}>
        <PlaceSelect name="pickupPlaceId" label={editPage.pickupPlace} form={form} changes={changes}>
          <option value="">{text(editPage.noZone)}</option>
          {form.pickupPlaces.map(({ id, name }) => (
            <option key={id} value={id}>
              {text(name)}
            </option>
          ))}
        </PlaceSelect>
      </div>
      <Kinds
        prefix="allergens"
        title={text(needsTexts.allergies)}
        all={form.allergens.map((kind) => [kind, text(allergenNames[kind])] as const)}
        form={form}
        changes={changes}
      />
      {/* Always rendered, so that screen readers announce changes. */}
      <div aria-live="polite">
        <AllergyWarning allergies={form.allergies} />
      </div>
      <NoteAreas names={noteNames.filter((name) => !isOfDelivery(name))} form={form} changes={changes} />
    </div>
  )
}

function NoteAreas({ names, ...form }: PlaceProps & { readonly names: readonly NoteName[] }) {
  return names.map((name) => (
    <PlaceArea key={name} name={name} label={orderFieldWords[name].name} max={maxLetters[name]} {...form} />
  ))
}

function AllergyWarning({ allergies }: Pick<OrderFormView, 'allergies'>) {
  const text = useText()
  if (allergies.length === 0) return null
  const matches = allergies.filter(({ dishes }) => dishes.length > 0)
  const others = allergies.filter(({ dishes }) => dishes.length === 0)
  const caution = undeclaredAllergies(others.map(({ allergen }) => allergen))
  return (
    <>
      {matches.length > 0 && (
        <Note kind="warn">
          {text(needsTexts.warning)}
          <br />
          {matches.map((match) => text(dishesWith(match))).join(text(between.lists))}
        </Note>
      )}
      {caution && <small>{text(caution)}</small>}
    </>
  )
}

/** Shows the old value of a changed field and what is wrong with it. */
function useFieldState(name: string, { form, changes }: PlaceProps) {
  const text = useText()
  return {
    name,
    defaultValue: valueIn(form.values, name),
    error: useProblem(name),
    hint: oldValue(changes, name, text),
    'data-changed': changes.is(name) || undefined,
  }
}

function PlaceSelect({
  name,
  label,
  children,
  ...form
}: PlaceProps & { readonly name: string; readonly label: Text; readonly children: ReactNode }) {
  const state = useFieldState(name, form)
  return (
    <Select {...state} hint={null} label={useText()(label)}>
      {children}
    </Select>
  )
}

function PlaceArea({
  name,
  label,
  max,
  ...form
}: PlaceProps & { readonly name: string; readonly label: Text; readonly max: number }) {
  const state = useFieldState(name, form)
  return <Area {...state} label={useText()(label)} rows={2} maxLength={max} />
}

function Kinds({
  prefix,
  title,
  all,
  form,
  changes,
}: PlaceProps & {
  readonly prefix: 'access' | 'allergens'
  readonly title: string
  readonly all: readonly (readonly [string, string])[]
}) {
  const choices = valueIn(form.values, prefix).split(' ')
  return (
    <fieldset className={styles.kinds} data-changed={changes.is(prefix) || undefined}>
      <legend className={styles.label}>{title}</legend>
      {all.map(([kind, name]) => (
        <Check
          key={kind}
          name={`${prefix}.${kind}`}
          value="yes"
          label={name}
          defaultChecked={choices.includes(kind)}
        />
      ))}
    </fieldset>
  )
}
