import type { Addressee } from '@diwan/contract/audience/schemas'
import type { Role } from '@diwan/contract/access/vocabulary'
import { IconBriefcase, IconBuilding, IconId, IconShield, IconUser, IconUsers, type Icon } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../kit/formats.ts'

export type AddresseeKind = 'all' | 'role' | 'unit' | 'title' | 'partner' | 'person'

export const kindOf = ({ token }: Pick<Addressee, 'token'>): AddresseeKind => token.split(':')[0] as AddresseeKind

export const signs: Readonly<Record<AddresseeKind, Icon>> = {
  all: IconUsers,
  role: IconShield,
  unit: IconBuilding,
  title: IconId,
  partner: IconBriefcase,
  person: IconUser,
}

/** What somebody who is addressed is called, for this reader. */
export function useAddresseeName(): (one: Addressee) => string {
  const { t } = useTranslation(['audience', 'shell'])
  const nameOf = useLocalName()
  return (one) => {
    if (one.token === 'all') return t('everyone')
    if (one.token.startsWith('role:')) return t('ofRole', { role: t(`role_${one.token.slice(5) as Role}`, { ns: 'shell' }) })
    return nameOf(one) || t('gone')
  }
}
