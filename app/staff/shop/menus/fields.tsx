import { useState } from 'react'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { badgeNames } from '#content/menu-card.ts'
import {
  deliveryNames,
  displayNames,
  menusPage,
  scopeNames,
  setUnitNames,
} from '#content/staff/shop/menus/menus.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { setBadgesOfOwner } from '#domain/menu/set-badges.ts'
import {
  deliveryChoices,
  minimumScopes,
  priceDisplays,
  setUnits,
  textFields,
} from '#domain/staff/shop/menus/set-values.ts'
import styles from './menus.module.css'
import { BeyondCalendar } from './set-form/beyond-calendar.tsx'
import { SetChecks } from './set-form/set-checks.tsx'
import { type FieldsProps, SetChoice, SetField } from './set-form/set-field.tsx'

const firstFigures = ['servesMin', 'servesMax', 'includedCutlery', 'includedTongs'] as const
const season = ['seasonFrom', 'seasonTo'] as const

export function SetFields(props: FieldsProps) {
  const text = useText()
  const displays = priceDisplays.map((kind) => [kind, text(displayNames[kind])] as const)
  const { categories, pricing } = props.view
  const [leadDays, setLeadDays] = useState(props.values.leadDays ?? '')
  return (
    <Panel title={text(menusPage.basics)}>
      <PanelBody>
        {textFields.map((field) => (
          <div key={field} className={styles.both}>
            {inEachLang(field).map((name) => (
              <SetField key={name} {...props} name={name} />
            ))}
          </div>
        ))}
        {pricing === 'perItem' && (
          <p>
            {text(menusPage.priceOfItems)}
            <input type="hidden" name="price" value={props.values.price ?? ''} />
          </p>
        )}
        <div className={styles.figures}>
          {pricing === 'fixed' && <SetField {...props} name="price" />}
          {firstFigures.map((name) => (
            <SetField key={name} {...props} name={name} />
          ))}
        </div>
        <div className={styles.figures}>
          <SetChoice
            {...props}
            name="categoryId"
            options={categories.map(({ id, name, isOnSale }) => [
              id,
              isOnSale ? text(name) : `${text(name)} (${text(menusPage.off)})`,
            ])}
          />
          <SetChoice
            {...props}
            name="unit"
            options={setUnits.map((unit) => [unit, text(setUnitNames[unit])])}
          />
          <SetChoice {...props} name="display" options={displays} />
          <SetChoice
            {...props}
            name="includesDelivery"
            options={deliveryChoices.map((each) => [each, text(deliveryNames[each])])}
          />
          <SetField {...props} name="minQuantity" />
          <SetChoice
            {...props}
            name="minQuantityScope"
            options={minimumScopes.map((scope) => [scope, text(scopeNames[scope])])}
          />
          <SetField {...props} name="leadDays" onType={setLeadDays} />
          {season.map((name) => (
            <SetField key={name} {...props} name={name} />
          ))}
        </div>
        <SetChecks
          {...props}
          name="badges"
          options={setBadgesOfOwner.map((kind) => ({ id: kind, name: badgeNames[kind] }))}
        />
        <SetChecks
          {...props}
          name="alsoIn"
          options={categories.filter(({ id }) => id !== props.values.categoryId)}
        />
        <BeyondCalendar leadDays={leadDays} horizonDays={props.view.horizonDays} />
        <fieldset className={styles.next}>
          <legend>{text(menusPage.nextPrices)}</legend>
          <div className={styles.figures}>
            <SetField {...props} name="nextFrom" type="date" />
            {pricing === 'fixed' && <SetField {...props} name="nextPrice" />}
            <SetChoice {...props} name="nextDisplay" options={[['', text(menusPage.asNow)], ...displays]} />
          </div>
          <p>{text(menusPage.nextPricesNote)}</p>
        </fieldset>
      </PanelBody>
    </Panel>
  )
}
