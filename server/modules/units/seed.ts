import type { Sample } from '../../kit/sample.ts'
import { insertUnit } from './queries/units.ts'

/** Departments with their groups, and levels of service in some of them. */
const departments = [
  {
    key: 'it',
    nameAr: 'تقنية المعلومات',
    nameEn: 'Information Technology',
    groups: [
      {
        key: 'network',
        nameAr: 'الشبكات والاتصال',
        nameEn: 'Networks',
        levels: [
          { nameAr: 'المستوى الأول', nameEn: 'First line' },
          { nameAr: 'المستوى الثاني', nameEn: 'Second line' },
        ],
      },
      { key: 'devices', nameAr: 'الأجهزة والطابعات', nameEn: 'Devices and Printers' },
      {
        key: 'systems',
        nameAr: 'الأنظمة والحسابات',
        nameEn: 'Systems and Accounts',
        levels: [
          { nameAr: 'المستوى الأول', nameEn: 'First line' },
          { nameAr: 'المستوى الثاني', nameEn: 'Second line' },
        ],
      },
    ],
  },
  {
    key: 'hr',
    nameAr: 'الموارد البشرية',
    nameEn: 'Human Resources',
    groups: [
      { key: 'payroll', nameAr: 'الرواتب والمزايا', nameEn: 'Payroll and Benefits' },
      { key: 'recruitment', nameAr: 'التوظيف', nameEn: 'Recruitment' },
    ],
  },
  {
    key: 'services',
    nameAr: 'الخدمات العامة',
    nameEn: 'General Services',
    groups: [
      { key: 'maintenance', nameAr: 'الصيانة', nameEn: 'Maintenance' },
      { key: 'supplies', nameAr: 'المستلزمات', nameEn: 'Supplies' },
    ],
  },
  {
    key: 'finance',
    nameAr: 'الشؤون المالية',
    nameEn: 'Finance',
    groups: [
      { key: 'accounts', nameAr: 'الحسابات والمدفوعات', nameEn: 'Accounts and Payments' },
      { key: 'purchasing', nameAr: 'المشتريات', nameEn: 'Procurement' },
    ],
  },
  {
    key: 'legal',
    nameAr: 'الإدارة القانونية',
    nameEn: 'Legal',
    groups: [{ key: 'contracts', nameAr: 'العقود والاتفاقيات', nameEn: 'Contracts and Agreements' }],
  },
  {
    key: 'sales',
    nameAr: 'المبيعات وخدمة العملاء',
    nameEn: 'Sales and Customer Care',
    groups: [{ key: 'crm', nameAr: 'دعم المبيعات', nameEn: 'Sales Support' }],
  },
  {
    key: 'jeddah',
    nameAr: 'فرع جدة',
    nameEn: 'Jeddah Branch',
    groups: [{ key: 'jeddahDesk', nameAr: 'خدمات جدة', nameEn: 'Jeddah Office Services' }],
  },
  {
    key: 'dammam',
    nameAr: 'فرع الدمام',
    nameEn: 'Dammam Branch',
    groups: [{ key: 'dammamDesk', nameAr: 'خدمات الدمام', nameEn: 'Dammam Office Services' }],
  },
  {
    key: 'amman',
    nameAr: 'فرع عمّان',
    nameEn: 'Amman Branch',
    groups: [{ key: 'ammanDesk', nameAr: 'خدمات عمّان', nameEn: 'Amman Office Services' }],
  },
  {
    key: 'irbid',
    nameAr: 'فرع إربد',
    nameEn: 'Irbid Branch',
    groups: [{ key: 'irbidDesk', nameAr: 'خدمات إربد', nameEn: 'Irbid Office Services' }],
  },
] as const

type Unit = (typeof departments)[number]
export type Department = Unit['key']
export type Group = Unit['groups'][number]['key']

/** The others find a unit by its key. */
export async function seedUnits({ db, at, units }: Sample): Promise<void> {
  for (const [position, { key, nameAr, nameEn, groups }] of departments.entries()) {
    const department = await insertUnit(db, { kind: 'department', parentId: null, nameAr, nameEn, position, at })
    units.set(key, { id: department, parent: null })
    for (const [place, group] of groups.entries()) {
      const names = { nameAr: group.nameAr, nameEn: group.nameEn }
      const id = await insertUnit(db, { kind: 'group', parentId: department, ...names, position: place, at })
      units.set(group.key, { id, parent: department })
      for (const [order, level] of ('levels' in group ? group.levels : []).entries())
        await insertUnit(db, { kind: 'level', parentId: id, ...level, position: order, at })
    }
  }
}
