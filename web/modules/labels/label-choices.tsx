import { COLOURS } from '@diwan/contract/kit/colours'
import { labels } from '@diwan/contract/labels/endpoints'
import { MAX_LABEL_NAME } from '@diwan/contract/labels/limits'
import { fold } from '@diwan/core/arabic-fold'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import { ChoiceList, type Choice } from '../../ui/list/choice-list.tsx'
import { UserInput } from '../../ui/user-input.tsx'
import { labelQueries } from './api.ts'
import { LabelName } from './label-chips.tsx'
import classes from './labels.module.css'

interface LabelChoicesProps {
  /** Whose labels; one's own where nothing is said. */
  readonly scopeId?: string
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
}

/** The labels of a scope to tick; a new one is made on the spot, in the colour that is used least. */
export function LabelChoices({ scopeId, chosen, onChange }: LabelChoicesProps) {
  const { t } = useTranslation('labels')
  const { data, isPending } = useQuery(labelQueries.of(scopeId))
  const create = useWrite(labels.create)
  const [typed, type] = useState('')
  const all = data?.items ?? []
  const name = typed.trim()
  const used = (colour: string) => all.filter((one) => one.colour === colour).length
  const colour = COLOURS.toSorted((one, other) => used(one) - used(other))[0]!
  const add = (id: string) => {
    type('')
    if (!chosen.includes(id)) onChange([...chosen, id])
  }
  const make = () => {
    const same = all.find((one) => fold(one.name) === fold(name))
    if (same) return add(same.id)
    create.mutate({ ...(scopeId !== undefined && { scopeId }), name, colour }, { onSuccess: ({ id }) => add(id) })
  }
  return (
    <>
      <ChoiceList
        label={t('labels')}
        waiting={isPending}
        options={all.map((label): Choice => ({ value: label.id, label: label.name, shown: <LabelName label={label} /> }))}
        chosen={chosen}
        onChange={onChange}
      />
      {data?.can.change && (
        <form
          className={classes['new']}
          onSubmit={(event) => {
            event.preventDefault()
            if (name !== '') make()
          }}
        >
          <UserInput
            aria-label={t('newLabel')}
            placeholder={t('newLabel')}
            maxLength={MAX_LABEL_NAME}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Button type="submit" size="compact-md" variant="default" disabled={name === '' || create.isPending}>
            {t('addLabel')}
          </Button>
        </form>
      )}
    </>
  )
}
