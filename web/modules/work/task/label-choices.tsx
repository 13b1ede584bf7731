import { labels } from '@diwan/contract/labels/endpoints'
import { MAX_LABEL_NAME } from '@diwan/contract/labels/limits'
import { COLOURS } from '@diwan/contract/kit/colours'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ColourDot } from '../../../ui/colour-dot.tsx'
import { ChoiceList, type Choice } from '../../../ui/list/choice-list.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { workspaceQueries } from '../api.ts'
import classes from './task.module.css'

interface LabelChoicesProps {
  readonly task: TaskRecord
  readonly onChange: (ids: string[]) => void
}

/** The labels of the workspace; a new one is made on the spot, in the colour that is used least. */
export function LabelChoices({ task, onChange }: LabelChoicesProps) {
  const { t } = useTranslation('work')
  const { data, isPending } = useQuery(workspaceQueries.labels(task.workspace.id))
  const create = useWrite(labels.create)
  const [typed, type] = useState('')
  const all = data?.items ?? []
  const used = (colour: string) => all.filter((one) => one.colour === colour).length
  const colour = COLOURS.toSorted((one, other) => used(one) - used(other))[0]!
  const chosen = task.labels.map(({ id }) => id)
  const make = () => {
    const name = typed.trim()
    if (name === '') return
    create.mutate(
      { scopeId: task.workspace.id, name, colour },
      {
        onSuccess: ({ id }) => {
          type('')
          onChange([...chosen, id])
        },
      },
    )
  }
  return (
    <>
      <ChoiceList
        label={t('labels')}
        waiting={isPending}
        options={all.map((label): Choice => ({
          value: label.id,
          label: label.name,
          shown: (
            <span className={classes['choice']}>
              <ColourDot colour={label.colour} />
              <UserText text={label.name} lines={1} />
            </span>
          ),
        }))}
        chosen={chosen}
        onChange={onChange}
      />
      {data?.can.change && (
        <form
          className={classes['newLabel']}
          onSubmit={(event) => {
            event.preventDefault()
            make()
          }}
        >
          <UserInput
            aria-label={t('newLabel')}
            placeholder={t('newLabel')}
            maxLength={MAX_LABEL_NAME}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Button type="submit" size="compact-md" variant="default" disabled={typed.trim() === '' || create.isPending}>
            {t('addLabel')}
          </Button>
        </form>
      )}
    </>
  )
}
