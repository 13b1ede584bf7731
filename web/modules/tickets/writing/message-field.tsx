import type { Mentioned } from '@diwan/core/light-text'
import type { Mentionable } from '@diwan/contract/writing/schemas'
import { useState } from 'react'
import { WritingArea, type WritingAreaProps } from '../writing-area.tsx'
import { MentionList } from './mention-list.tsx'
import { MentionQuestion } from './mention-question.tsx'
import classes from './message-field.module.css'
import type { Area } from './use-light-text.ts'
import { turnsOn } from './use-light-text.ts'
import { useMentionPicker } from './use-mention-picker.ts'

export interface MessageFieldProps extends WritingAreaProps {
  readonly id: string
  readonly kind: 'reply' | 'note'
  readonly area: Area
  readonly mentioned: readonly Mentioned[]
  readonly mention: (chosen: Mentioned) => void
  readonly turn: () => void
}

/** Where a message is written: `@` offers colleagues, Ctrl+Shift+X turns the line. */
export function MessageField({ id, kind, area, mentioned, mention, turn, ...props }: MessageFieldProps) {
  const [unseeing, setUnseeing] = useState<readonly Unseeing[]>([])
  const choose = (chosen: Mentioned, { person, sees }: Mentionable) => {
    if (sees) mention(chosen)
    else setUnseeing((others) => [...others, { chosen, person }])
  }
  const { hits, active, list, choose: take, props: ofArea } = useMentionPicker({ id, kind, area, mentioned, onChoose: choose })
  const [asked] = unseeing
  const next = () => setUnseeing((all) => all.slice(1))
  return (
    <div className={classes['field']}>
      {asked && (
        <MentionQuestion
          key={asked.chosen.id}
          id={id}
          person={asked.person}
          onAdded={() => (mention(asked.chosen), next())}
          onLeft={next}
        />
      )}
      <div className={classes['area']}>
        <MentionList hits={hits} active={active} list={list} choose={take} />
        <WritingArea
          {...props}
          {...ofArea}
          ref={area}
          onKeyDown={(event) => {
            if (turnsOn(event)) return (event.preventDefault(), turn())
            ofArea.onKeyDown(event)
          }}
        />
      </div>
    </div>
  )
}

interface Unseeing {
  readonly chosen: Mentioned
  readonly person: Mentionable['person']
}
