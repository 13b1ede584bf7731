import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { IconCloudUp } from '@tabler/icons-react'
import { useMutationState } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attempt } from '../../../kit/write.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './list.module.css'

/** Tasks that wait for the network. Writes are kept over a reload, and so are these rows; what is refused returns to the field. */
export function WaitingTasks({ heading: Heading = 'h2' }: { readonly heading?: 'h2' | 'h3' }) {
  const { t } = useTranslation('quick-tasks')
  const id = useId()
  const waiting = useMutationState({
    filters: { mutationKey: [quickTasks.create.name], status: 'pending', predicate: ({ state }) => state.isPaused },
    select: ({ state }) => state.variables as Attempt<SentInputOf<typeof quickTasks.create>> | undefined,
  }).filter((attempt) => attempt !== undefined)
  if (waiting.length === 0) return null
  return (
    <section className={classes['group']} aria-labelledby={id} data-waiting>
      <Heading id={id}>{t('waitingTitle')}</Heading>
      <ul>
        {waiting.map(({ requestId, input: { title } }) => (
          <li key={requestId} className={classes['row']}>
            <IconCloudUp size={17} stroke={1.7} role="img" aria-label={t('waitingOne')} />
            <span className={classes['title']}>
              <UserText text={title} lines={2} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
