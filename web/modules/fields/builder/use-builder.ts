import { duplicated, moved, newField } from '@diwan/core/fields/draft'
import { Field } from '@diwan/core/fields/field'
import { offeredShape, offeredType, type Offer } from '@diwan/core/fields/offers'
import { setProblems, type SetProblem } from '@diwan/core/fields/set-problems'
import { NPS_ENDS } from '@diwan/contract/fields/vocabulary/starters'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { fieldText } from '../../../kit/problem-words.ts'
import { offerUndo, UNDO_MS } from '../../../kit/undo.ts'
import type { FormBuilderProps } from '../types.ts'
import { useAskedRemoval } from '../use-asked-removal.ts'

/** What fails whenever it is saved is told at once; what is only incomplete waits in the list of problems. */
function sorted(fields: readonly Field[]): { always: SetProblem[]; all: SetProblem[] } {
  return { always: setProblems(fields, { complete: false }), all: setProblems(fields, { complete: true }) }
}

/** Choosing, adding, moving, duplicating and taking away; the list itself is kept by the caller. */
export function useBuilder(
  { fields, onChange, errors = {}, wordingOnly = false }: FormBuilderProps,
  root: RefObject<HTMLElement | null>,
) {
  const { t } = useTranslation('fields')
  const localName = useLocalName()
  const [chosen, setChosen] = useState<string | undefined>(fields[0]?.key)
  const [said, setSaid] = useState('')
  const removal = useAskedRemoval(fields)
  const latest = useRef(fields)
  useEffect(() => {
    latest.current = fields
  }, [fields])
  const index = fields.findIndex(({ key }) => key === chosen)
  const { always, all } = sorted(fields)
  const wrong = new Set(all.flatMap(({ path }) => fields[Number(path.split('.')[0])]?.key ?? []))

  const nameOf = (key: string): string => {
    const field = fields.find((one) => one.key === key)
    return field ? localName({ nameAr: field.labelAr, nameEn: field.labelEn }) || t(`type_${field.type}`) : ''
  }
  const focusOn = (key: string | undefined): void => {
    if (key === undefined) return
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-pick="${key}"]`)?.focus())
  }
  const move = (key: string, to: number): void => {
    const from = fields.findIndex((field) => field.key === key)
    if (wordingOnly || from < 0 || to < 0 || to >= fields.length || from === to) return
    onChange(moved(fields, from, to))
    setSaid(t('movedTo', { place: to + 1, all: fields.length }))
    focusOn(key)
  }
  const removeAt = (at: number): void => {
    const field = fields[at]
    if (!field || wordingOnly) return
    removal.ask(fields.toSpliced(at, 1), (without) => taken(field, at, without))
  }
  const taken = (field: Field, at: number, without: Field[]): void => {
    onChange(without)
    const neighbour = fields[at + 1] ?? fields[at - 1]
    setChosen(neighbour?.key)
    focusOn(neighbour?.key)
    const kept = [...fields]
    offerUndo({
      says: ['fields', 'fieldRemoved', { name: nameOf(field.key) }],
      ms: UNDO_MS,
      undo: () => {
        // what changed since stays; with nothing changed its conditions come back, too
        onChange(latest.current === without ? kept : latest.current.toSpliced(at, 0, field))
        setChosen(field.key)
      },
    })
  }
  const duplicateAt = (at: number): void => {
    if (wordingOnly || at < 0) return
    const next = duplicated(fields, at)
    onChange(next)
    setChosen(next[at + 1]?.key)
    focusOn(next[at + 1]?.key)
  }
  return {
    chosen: index < 0 ? undefined : chosen,
    index,
    said,
    problems: all,
    removal,
    wrong,
    nameOf,
    choose: setChosen,
    move,
    /** Behind the chosen one where no place is named. */
    add: (offer: Offer, at = index < 0 ? fields.length : index + 1): void => {
      const fresh = newField(fields, offeredType(offer))
      const field = Field.parse({ ...fresh, ...offeredShape[offer], ...(offer === 'nps' && NPS_ENDS) })
      onChange(fields.toSpliced(at, 0, field))
      setChosen(field.key)
      setSaid(t('added', { name: t(`offer_${offer}`), place: at + 1, all: fields.length + 1 }))
      requestAnimationFrame(() => {
        root.current?.querySelector(`[data-row="${field.key}"]`)?.scrollIntoView({ block: 'nearest' })
        root.current?.querySelector<HTMLElement>(`[data-properties="${field.key}"] input[lang]`)?.focus()
      })
    },
    set: (field: Field, where?: string): void =>
      removal.ask(fields.with(index, field), (next) => onChange(next, where === undefined ? undefined : `${field.key}.${where}`)),
    duplicate: () => duplicateAt(index),
    remove: () => removeAt(index),
    errorsOf: (at: number): Record<string, string | undefined> => {
      const prefix = `${at}.`
      const told = always
        .filter(({ path }) => path.startsWith(prefix))
        .map((problem) => [problem.path.slice(prefix.length), fieldText(problem)] as const)
      const refused = Object.entries(errors).flatMap(([path, text]) =>
        path.startsWith(prefix) ? [[path.slice(prefix.length), text] as const] : [],
      )
      return Object.fromEntries([...told, ...refused])
    },
    onKey: (event: KeyboardEvent, key: string): void => {
      const at = fields.findIndex((field) => field.key === key)
      const is = (code: string, mod = false): boolean => event.code === code && (event.ctrlKey || event.metaKey) === mod
      const goes: (() => void) | undefined =
        event.altKey && event.code === 'ArrowUp'
          ? () => move(key, at - 1)
          : event.altKey && event.code === 'ArrowDown'
            ? () => move(key, at + 1)
            : is('ArrowUp')
              ? () => focusOn(fields[at - 1]?.key)
              : is('ArrowDown')
                ? () => focusOn(fields[at + 1]?.key)
                : is('Delete') || is('Backspace')
                  ? () => removeAt(at)
                  : is('KeyD', true)
                    ? () => duplicateAt(at)
                    : undefined
      if (!goes) return
      event.preventDefault()
      goes()
    },
  }
}
