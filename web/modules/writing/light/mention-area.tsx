import type { Mentioned } from '@diwan/core/light-text'
import type { Mentionable } from '@diwan/contract/writing/schemas'
import { useRef, useState, type ComponentType } from 'react'
import type { UserTextareaProps } from '../../../ui/user-textarea.tsx'
import type { MentionSource } from '../types.ts'
import { turnsOn, type Turning } from '../use-light-text.ts'
import classes from './mention-area.module.css'
import { MentionList } from './mention-list.tsx'
import { useMentionPicker } from './use-mention-picker.ts'
import { WritingArea } from './writing-area.tsx'

/** The mentions of one text, with the field that offers them: a text without mentions does not load it. */
export interface Mentioning {
  readonly source: MentionSource
  readonly mentioned: readonly Mentioned[]
  readonly mention: (chosen: Mentioned) => void
  readonly Area: ComponentType<MentionAreaProps>
}

export const mentioning = (of: Omit<Mentioning, 'Area'>): Mentioning => ({ ...of, Area: MentionArea })

interface MentionAreaProps extends UserTextareaProps {
  readonly mentions: Mentioning
  readonly turning?: Turning | undefined
}

/** `@` offers people, Ctrl+Shift+X turns the line. */
function MentionArea({ mentions: { source, mentioned, mention }, turning, ...props }: MentionAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const area = turning?.area ?? own
  const [unseeing, setUnseeing] = useState<readonly Unseeing[]>([])
  const onChoose = (chosen: Mentioned, { person, sees }: Mentionable) => {
    if (sees || !source.others) mention(chosen)
    else setUnseeing((others) => [...others, { chosen, person }])
  }
  const {
    hits,
    active,
    list,
    choose,
    props: ofArea,
  } = useMentionPicker({
    source,
    area,
    value: String(props.value ?? ''),
    mentioned,
    onChoose,
  })
  const [asked] = unseeing
  const next = () => setUnseeing((all) => all.slice(1))
  return (
    <div className={classes['field']}>
      {asked && source.others?.letIn({ person: asked.person, onAdded: () => (mention(asked.chosen), next()), onLeft: next })}
      <div className={classes['area']}>
        <MentionList hits={hits} active={active} list={list} choose={choose} others={source.others?.label} />
        <WritingArea
          {...props}
          {...ofArea}
          ref={area}
          onKeyDown={(event) => {
            if (turning && turnsOn(event)) return (event.preventDefault(), turning.turn())
            ofArea.onKeyDown(event)
            if (!event.isDefaultPrevented()) props.onKeyDown?.(event)
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
