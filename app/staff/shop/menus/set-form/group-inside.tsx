import type { KeyboardEvent } from 'react'
import { isOfInputMethod } from '#app/browser/composing.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { MoveButtons } from '#app/staff/shell/ui/move-buttons.tsx'
import { OtherName } from '#app/staff/shell/ui/other-name.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { allergenList } from '#content/allergens.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { courseName } from '#content/staff/orders/course-names.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { type Arrangement, verbOf } from '#domain/staff/shop/menus/arrange-set.ts'
import {
  chargeField,
  defaultsIn,
  dishesIn,
  groupField,
  nextChargeField,
  noteField,
} from '#domain/staff/shop/menus/set-groups.ts'
import type { DishChoice } from '#server/page-data/staff/shop/menus-api.ts'
import { DragHandle } from './drag-handle.tsx'
import { type FieldsProps, SetChoice, SetField } from './set-field.tsx'
import { useDrag } from './use-drag.ts'

export const dishListId = 'dishes-to-add'

export const addField = (groupId: string) => `add.${groupId}`

export interface Arranging {
  readonly arrange: (arrangement: Arrangement) => void
}

export function GroupInside({ id, arrange, ...props }: FieldsProps & Arranging & { readonly id: string }) {
  const text = useText()
  const drag = useDrag(`dish-${id}`, (dishId, placeOf) =>
    arrange({ of: 'dish', action: 'place', groupId: id, dishId, placeOf }),
  )
  const { values, problems, view } = props
  const dishById = new Map(view.dishes.map((dish) => [dish.id, dish]))
  const wrong = (['dishes', 'defaults'] as const).flatMap((field) => problems[groupField(id, field)] ?? [])
  const isNew = !values[groupField(id, 'course')]
  const courses = [
    ...(isNew ? [['', text(menusPage.choose)] as const] : []),
    ...view.courses.map((course) => [course, text(courseName(course))] as const),
  ]
  const rules = [
    ['no', text(menusPage.onceEach)],
    ['yes', text(menusPage.repeatable)],
  ] as const
  return (
    <div className={styles.courseInside}>
      <div className={styles.both}>
        <SetField {...props} name={groupField(id, 'name.zh')} label={text(menusPage.nameZh)} />
        <SetField {...props} name={groupField(id, 'name.en')} label={text(menusPage.nameEn)} />
      </div>
      <div className={styles.figures}>
        <SetChoice
          {...props}
          name={groupField(id, 'course')}
          label={text(menusPage.course)}
          options={courses}
        />
        <SetField {...props} name={groupField(id, 'min')} label={text(menusPage.min)} />
        <SetField {...props} name={groupField(id, 'max')} label={text(menusPage.max)} />
        <SetChoice
          {...props}
          name={groupField(id, 'repeatable')}
          label={text(menusPage.sameDish)}
          options={rules}
        />
      </div>
      {(['dishes', 'defaults'] as const).map((field) => (
        <input
          key={field}
          type="hidden"
          name={groupField(id, field)}
          value={values[groupField(id, field)] ?? ''}
        />
      ))}
      <ul className={styles.choices}>
        {dishesIn(values, id).map((dishId) => {
          const dish = dishById.get(dishId)
          return dish && <GroupDish key={dishId} {...props} dish={dish} drag={drag} groupId={id} />
        })}
      </ul>
      {wrong.map((problem) => (
        <p key={problem} className={styles.missing}>
          {text(fieldProblems[problem])}
        </p>
      ))}
      <div className={styles.addDish}>
        <input
          className={styles.addName}
          name={addField(id)}
          list={dishListId}
          maxLength={100}
          autoComplete="off"
          placeholder={text(menusPage.dishHint)}
          aria-label={text(menusPage.dishHint)}
          onKeyDown={pressBeside}
        />
        <Button name="verb" value={verbOf({ of: 'dish', action: 'add', groupId: id, dishId: '' })}>
          <StaffIcon name="plus" size={16} /> {text(menusPage.addDish)}
        </Button>
        <Button kind="stop" name="verb" value={verbOf({ of: 'group', action: 'remove', groupId: id })}>
          {text(menusPage.removeGroup)}
        </Button>
      </div>
    </div>
  )
}

/** Enter adds the dish instead of saving the set. */
function pressBeside(event: KeyboardEvent<HTMLInputElement>) {
  if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
  const button = event.currentTarget.nextElementSibling
  if (!(button instanceof HTMLButtonElement)) return
  event.preventDefault()
  button.click()
}

interface GroupDishProps extends FieldsProps {
  readonly groupId: string
  readonly dish: DishChoice
  readonly drag: ReturnType<typeof useDrag>
}

function GroupDish({ groupId, dish, drag, ...props }: GroupDishProps) {
  const text = useText()
  const { values, view } = props
  const isDefault = defaultsIn(values, groupId).includes(dish.id)
  const name = text(dish.name)
  const verb = (action: 'up' | 'down' | 'remove' | 'default') =>
    verbOf({ of: 'dish', action, groupId, dishId: dish.id })
  const hasNote = values[noteField(groupId, dish.id, 'zh')] !== undefined
  return (
    <li className={styles.choice} {...drag.item(dish.id)}>
      <DragHandle {...drag.handle(dish.id)} />
      <img src={dish.picture} alt="" width={44} height={33} loading="lazy" />
      <span className={styles.choiceName}>
        <b>{name}</b>
        <OtherName name={dish.name} />
        <small>{text(allergenList(dish.allergens))}</small>
        {!dish.onSale && <Tag kind="warn">{text(menusPage.offSale)}</Tag>}
      </span>
      <span className={styles.charge}>
        <SetField
          {...props}
          name={chargeField(groupId, dish.id)}
          label={text(view.pricing === 'fixed' ? menusPage.extra : menusPage.itemPrice)}
        />
      </span>
      {(values.nextFrom || values[nextChargeField(groupId, dish.id)]) && (
        <span className={styles.charge}>
          <SetField
            {...props}
            name={nextChargeField(groupId, dish.id)}
            label={text(view.pricing === 'fixed' ? menusPage.extraThen : menusPage.itemPriceThen)}
          />
        </span>
      )}
      {hasNote && (
        <span className={styles.both}>
          <SetField {...props} name={noteField(groupId, dish.id, 'zh')} label={text(menusPage.noteZh)} />
          <SetField {...props} name={noteField(groupId, dish.id, 'en')} label={text(menusPage.noteEn)} />
        </span>
      )}
      <span className={styles.choiceEnd}>
        <Button
          name="verb"
          value={verb('default')}
          aria-pressed={isDefault}
          aria-label={`${text(menusPage.chosen)}: ${name}`}
        >
          {isDefault && <StaffIcon name="check" size={16} />} {text(menusPage.chosen)}
        </Button>
        <MoveButtons item={name} verb={verb} />
        <Button
          kind="bare"
          name="verb"
          value={verb('remove')}
          aria-label={`${text(menusPage.remove)}: ${name}`}
        >
          <StaffIcon name="close" size={16} />
        </Button>
      </span>
    </li>
  )
}
