import { Anchor, Modal, Skeleton } from '@mantine/core'
import { users } from '@diwan/contract/users/endpoints/users'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'
import { query } from '../../kit/queries.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Letter } from '../../ui/person-chip.tsx'
import { UserText } from '../../ui/user-text.tsx'
import classes from './person-card.module.css'

/** Who somebody is and how to reach them, as far as the reader may know. */
export default function PersonCard({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation(['shell', 'kit'])
  const nameOf = useLocalName()
  const { data: person, error } = useQuery({ queryKey: ['users', 'card', id], ...query(users.open, { id }) })
  const places = [person?.title, person?.group, person?.department].flatMap((one) => (one ? [nameOf(one)] : []))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('personCard')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      radius={14}
      centered
    >
      {error && <ErrorState error={error} />}
      {!person && !error && <Skeleton height={84} radius={8} aria-label={t('loading', { ns: 'kit' })} />}
      {person && (
        <article className={classes['card']}>
          <Letter id={person.id} name={person.fullName} photo={person.photoId && `/files/${person.photoId}`} size={72} />
          <div>
            <h2>
              <UserText text={person.fullName} />
            </h2>
            {person.otherName && (
              <p>
                <UserText text={person.otherName} />
              </p>
            )}
            {places.length > 0 && <p>{places.join(' · ')}</p>}
            <p>
              <Anchor href={`mailto:${person.email}`}>
                <bdi dir="ltr">{person.email}</bdi>
              </Anchor>
            </p>
            {[person.mobile, person.phoneNumber].map(
              (number) =>
                number && (
                  <p key={number}>
                    <Anchor href={`tel:${number}`}>
                      <bdi dir="ltr">{number}</bdi>
                    </Anchor>
                  </p>
                ),
            )}
          </div>
        </article>
      )}
    </Modal>
  )
}
