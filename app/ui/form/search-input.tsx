import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { isOfInputMethod } from '#app/browser/composing.ts'
import field from '#app/ui/field.module.css'
import { Field } from '#app/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Text } from '#domain/text.ts'
import { useFormField } from './form.tsx'
import css from './search-input.module.css'
import { type SearchGroup, type SearchOption, searchOptions, sureOption } from './search-options.ts'

interface SearchInputProps {
  readonly name: string
  readonly required?: boolean
  /** Shown below unless there is an error. */
  readonly about?: ReactNode
  readonly emptyText: Text
  readonly groups: readonly SearchGroup[]
}

/**
 * The ARIA combobox (w3.org/WAI/ARIA/apg/patterns/combobox): a select cannot be searched by part of a Chinese
 * name.
 */
export function FormSearch({ name, required = false, about, emptyText, groups }: SearchInputProps) {
  const { label, value, error, edit, control } = useFormField(name)
  const text = useText()
  const id = useId()
  const [search, setSearch] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState('')
  const option = groups.flatMap(({ options }) => options).find((option) => option.value === value)
  const searchGroups = searchOptions(groups, search ?? '')
  const options = searchGroups.flatMap((group) => group.options)
  const optionId = (option: string) => `${id}-${option}`

  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, id])

  const open = () => {
    setOpen(true)
    setActive(value)
  }
  const choose = (option: SearchOption) => {
    edit(option.value)
    setSearch(null)
    setOpen(false)
  }
  const type = (to: string) => {
    setSearch(to)
    setOpen(true)
    setActive(to === '' ? '' : (sureOption(searchOptions(groups, to))?.value ?? ''))
    if (value !== '') edit('')
  }
  const move = (by: 1 | -1) => {
    const at = options.findIndex((option) => option.value === active)
    const to = at < 0 && by < 0 ? options.length - 1 : (at + by + options.length) % options.length
    setActive(options[to]?.value ?? '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method needs Enter and arrows while it composes.
    if (isOfInputMethod(event.nativeEvent)) return
    const at = options.find((option) => option.value === active)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
      else open()
    } else if (event.key === 'Enter' && isOpen && at) choose(at)
    // The first Enter marks an option, so that people see it before the second Enter chooses it.
    else if (event.key === 'Enter' && isOpen && search && options.length > 0) move(1)
    else if (event.key === 'Escape' && isOpen) setOpen(false)
    else return
    event.preventDefault()
  }
  /** A text with a single match selects it. */
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setOpen(false)
    const [only, another] = search ? options : []
    if (only && !another) choose(only)
    else control.onBlur(event)
  }

  return (
    <Field
      field={name}
      label={label}
      required={required}
      error={error}
      hint={search && options.length === 0 ? text(emptyText) : about}
      control={(wiring) => (
        <div className={css.search}>
          <input
            {...wiring}
            className={`${field.input} ${css.input}`}
            name={name}
            value={search ?? option?.label ?? ''}
            placeholder={control.placeholder}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && active ? optionId(active) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={maxNameLength}
            onChange={(event) => type(event.target.value)}
            onClick={open}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            onBlur={leave}
          />
          <div
            ref={list}
            id={`${id}-list`}
            className={css.list}
            role="listbox"
            aria-label={label}
            hidden={!isOpen}
          >
            {searchGroups.map((group, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a list of options takes groups, and no fieldsets
              <div key={group.label} role="group" aria-labelledby={`${id}-group-${index}`}>
                <div id={`${id}-group-${index}`} className={css.group}>
                  {group.label}
                </div>
                {group.options.map((option) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys, as the pattern asks
                  <div
                    key={option.value}
                    id={optionId(option.value)}
                    className={option.value === active ? `${css.option} ${css.active}` : css.option}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.value === value}
                    // The focus stays in the field.
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                  >
                    {option.label}
                    {option.note && <small>{option.note}</small>}
                  </div>
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    />
  )
}
