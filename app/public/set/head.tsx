import { Fragment } from 'react'
import { picturePath } from '#app/paths.ts'
import { Badges } from '#app/public/menu/badges.tsx'
import { badgeViews } from '#app/public/menu/menu-view.ts'
import { StartTable } from '#app/set/set-table.tsx'
import type { SetView } from '#app/set/view.ts'
import plate from '#app/styles/plate.module.css'
import { ArrowLink, Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { waysToOrder } from '#content/controls.ts'
import {
  bookedAgo,
  choiceCount,
  declaredNote,
  includedExtras,
  minimumNote,
  people,
  seasonNote,
  setPage,
} from '#content/pages/set.ts'
import { priceParts } from '#content/price-display.ts'
import type { DishGroup, MenuCategory, SetMenu, Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import { isFixed } from '#domain/menu/menu-selection.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'
import css from './set.module.css'

const hourMs = 3_600_000

interface Around {
  readonly lang: Lang
  readonly category: MenuCategory | undefined
  readonly service: ServiceRules
  readonly lastOrderedAt: Date | null
  readonly now: Date
}

export type SetHeadView = ReturnType<typeof setHeadView>

export function setHeadView(set: SetMenu, { lang, category, service, lastOrderedAt, now }: Around) {
  const { serves, groups, season, minQuantity, unit, minQuantityScope } = set
  const courses = groups.filter((group) => group.min > 0 && !isFixed(group))
  const [least, most] = [sumOf(courses, 'min'), sumOf(courses, 'max')]
  const includedCount = sumOf(groups.filter(isFixed), 'max')
  const meta = [
    ...(serves.max > 1 ? [people(serves)] : []),
    ...(most > 0 ? [choiceCount(least, most, includedCount)] : []),
    ...includedExtras(set.includedCutlery, set.includedTongs),
  ]
  const notes = [
    ...(season ? [seasonNote(season.from, season.to)] : []),
    ...(minQuantity > 1
      ? [minimumNote(minQuantity, unit, minQuantityScope, category?.name ?? set.name)]
      : []),
    declaredNote(service),
  ]
  const hours = lastOrderedAt && Math.floor((now.getTime() - lastOrderedAt.getTime()) / hourMs)
  return {
    name: set.name[lang],
    tagline: set.tagline[lang],
    description: set.description[lang],
    picture: set.picture,
    corners: set.picture.isPhoto ? cornerPlates(set) : [],
    badges: badgeViews(set, lang),
    meta: meta.map((line) => line[lang]),
    notes: notes.map((note) => note[lang]),
    price: priceParts(set, lang, { decimals: 2 }),
    booked: hours === null ? null : bookedAgo(hours)[lang],
  }
}

/** Two drawings lie over the corners of a photograph. */
function cornerPlates({ groups }: SetMenu): readonly StoredPicture[] {
  const pictures = groups.flatMap(({ dishes }) => dishes.map(({ dish }) => dish.picture))
  const drawings = new Map(pictures.flatMap((each) => (each.isPhoto ? [] : [[each.version, each]])))
  return [...drawings.values()].slice(0, 2)
}

function sumOf(groups: readonly DishGroup[], limit: 'min' | 'max'): number {
  return groups.reduce((sum, group) => sum + group[limit], 0)
}

export interface SetHeadProps {
  readonly view: SetView
  readonly head: SetHeadView
  readonly chatHref: string
  readonly feeHref: string
}

export function SetHead({ view, head, chatHref, feeHref }: SetHeadProps) {
  const text = useText()
  const { name, tagline, description, picture, price, booked } = head
  const hasTable = view.table.places.length > 0
  const startsEmpty = view.groups.every(({ defaults }) => defaults.length === 0)
  return (
    <section className={`wrap ${css.top}`}>
      <div className={css.cloth}>
        {(picture.isPhoto || !hasTable || startsEmpty) && (
          <div className={picture.isPhoto || !hasTable ? css.photo : css.untilChosen}>
            <Picture
              picture={picture}
              width={800}
              widths={[400, 800, 1200]}
              sizes="(max-width: 767px) 100vw, (max-width: 1100px) 89vw, (max-width: 1599px) 48vw, 780px"
              eager
              className={`${plate.plate} ${css.picture}`}
            />
            {head.corners.map((corner) => (
              <img key={corner.version} src={picturePath(corner, 360)} alt="" width={180} height={180} />
            ))}
          </div>
        )}
        {hasTable && (
          <div className={css.table} data-laid-table="">
            <StartTable view={view} isEager={!picture.isPhoto} />
          </div>
        )}
      </div>
      <div className={css.facts}>
        <Badges badges={head.badges} />
        <h1>{name}</h1>
        <p className={css.tagline}>{tagline}</p>
        <p className={css.meta}>
          {head.meta.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className="phrase">
                {part}
                {index < head.meta.length - 1 && ' ·'}
              </span>
            </Fragment>
          ))}
        </p>
        <Price price={price} size="xl" />
        {booked && <p className={css.booked}>{booked}</p>}
        <p className={css.description}>{description}</p>
        <ul className={css.notes}>
          {head.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className={css.links}>
          <ArrowLink href={feeHref} icon="truck">
            {text(setPage.feeTable)}
          </ArrowLink>
          <ArrowLink href={chatHref} icon="chat" target="_blank" rel="noopener">
            {text(setPage.askUs)}
          </ArrowLink>
        </p>
        <noscript>
          <p className={css.tagline}>{text(setPage.withoutScript)}</p>
          <Button kind="jade" icon="chat" href={chatHref}>
            {text(waysToOrder.whatsApp)}
          </Button>
        </noscript>
      </div>
    </section>
  )
}
