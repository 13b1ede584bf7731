import type { Addressee, Looking, Reached } from '@diwan/contract/audience/schemas'
import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { Button, Modal, Skeleton } from '@mantine/core'
import { IconEye, IconUsers } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQuery, type QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../../kit/widths.ts'
import dialog from '../../ui/dialog.module.css'
import { ErrorState } from '../../ui/error-state.tsx'
import { Fact, FactList } from '../../ui/facts/fact-list.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PersonPress } from '../../ui/person-press.tsx'
import { Chosen } from './audience-picker.tsx'
import classes from './audience.module.css'

interface Asks {
  readonly signal: AbortSignal
}

/** How the panel asks; the tokens are those that stand in it, saved or not. */
export interface ReachedQueries {
  readonly reached: (tokens: readonly AudienceToken[]) => {
    readonly queryKey: QueryKey
    readonly queryFn: (of: Asks & { pageParam: string | null }) => Promise<Reached>
    readonly initialPageParam: string | null
    readonly getNextPageParam: (last: Reached) => string | null
  }
  readonly look: (
    userId: string,
    tokens: readonly AudienceToken[],
  ) => { readonly queryKey: QueryKey; readonly queryFn: (of: Asks) => Promise<Looking> }
}

interface ReachedPeopleProps {
  readonly queries: ReachedQueries
  readonly audience: readonly Addressee[]
  /** What one of them would see. */
  readonly preview?: ((looking: Looking) => ReactNode) | undefined
}

/** How many people this reaches, who they are, and the record through the eyes of one of them. */
export function ReachedPeople({ queries, audience, preview }: ReachedPeopleProps) {
  const { t } = useTranslation('audience')
  const [opened, open] = useState(false)
  const tokens = audience.map(({ token }) => token)
  const found = useInfiniteQuery({ ...queries.reached(tokens), placeholderData: keepPreviousData, enabled: tokens.length > 0 })
  const count = tokens.length === 0 ? 0 : found.data?.pages[0]?.count
  return (
    <div className={classes['reached']} aria-live="polite">
      <IconUsers size={16} stroke={1.7} aria-hidden />
      <span data-reached={count}>{count === 0 ? t('reachesNobody') : count === undefined ? '…' : t('reaches', { count })}</span>
      {count !== undefined && count > 0 && (
        <Button size="compact-sm" variant="subtle" onClick={() => open(true)}>
          {t('showPeople')}
        </Button>
      )}
      {opened && <PeopleDialog queries={queries} audience={audience} preview={preview} onClose={() => open(false)} />}
    </div>
  )
}

function PeopleDialog({ queries, audience, preview, onClose }: ReachedPeopleProps & { onClose: () => void }) {
  const { t } = useTranslation(['audience', 'kit'])
  const list = useInfiniteQuery(queries.reached(audience.map(({ token }) => token)))
  const phone = usePhone()
  const [through, look] = useState<{ id: string; fullName: string }>()
  const people = list.data?.pages.flatMap(({ items }) => items)
  return (
    <Modal
      opened
      onClose={onClose}
      title={through ? t('looking', { person: through.fullName }) : t('people')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      classNames={{ title: dialog['title'] ?? '' }}
      size={through ? 640 : 480}
      radius={phone ? 0 : 12}
      fullScreen={phone}
    >
      {through ? (
        <Look queries={queries} audience={audience} userId={through.id} preview={preview} onBack={() => look(undefined)} />
      ) : (
        <>
          {!people &&
            (list.error ? <ErrorState error={list.error} onRetry={() => void list.refetch()} /> : <Skeleton height={80} />)}
          <ul className={classes['people']} aria-label={t('people')}>
            {people?.map((person) => (
              <li key={person.id}>
                <PersonPress person={person} />
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={<IconEye size={16} stroke={1.7} aria-hidden />}
                  aria-label={t('lookAs', { person: person.fullName })}
                  onClick={() => look(person)}
                >
                  {t('look')}
                </Button>
              </li>
            ))}
          </ul>
          <MoreRows list={list} />
        </>
      )}
    </Modal>
  )
}

interface LookProps extends ReachedPeopleProps {
  readonly userId: string
  readonly onBack: () => void
}

function Look({ queries, audience, userId, preview, onBack }: LookProps) {
  const { t } = useTranslation(['audience', 'kit'])
  const { data, error, refetch } = useQuery(
    queries.look(
      userId,
      audience.map(({ token }) => token),
    ),
  )
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton height={120} />
  const { person, language, sees, tokens } = data
  return (
    <>
      <FactList label={t('looking', { person: person.fullName })}>
        <Fact name={t('meantBy')}>
          <ul className={classes['tokens']}>
            {audience
              .filter(({ token }) => tokens.includes(token))
              .map((one) => (
                <Chosen key={one.token} one={one} />
              ))}
          </ul>
        </Fact>
        <Fact name={t('theirLanguage')}>{t(`theirLanguage_${language}`)}</Fact>
        <Fact name={t('maySee')}>{t(sees ? 'maySee_yes' : 'maySee_no')}</Fact>
      </FactList>
      {preview?.(data)}
      <Button mt={12} variant="default" onClick={onBack}>
        {t('people')}
      </Button>
    </>
  )
}
