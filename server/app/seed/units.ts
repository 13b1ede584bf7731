export const demoUnits = [
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

type Unit = (typeof demoUnits)[number]
export type Department = Unit['key']
export type Group = Unit['groups'][number]['key']

export const demoTitles = {
  executive: ['المديرة التنفيذية', 'Chief executive', '#0b5793'],
  servicesManager: ['مدير الخدمات', 'Services manager', '#155fa9'],
  operator: ['مشغّل المنصة', 'Platform operator', '#5c6675'],
  support: ['مهندس دعم', 'Support engineer', '#0e67ad'],
  maintenance: ['فني صيانة', 'Maintenance technician', '#8a5a00'],
  hrCoordinator: ['منسّق الموارد البشرية', 'HR coordinator', '#8e3b8a'],
  payroll: ['أخصائي رواتب', 'Payroll specialist', '#7a3e9d'],
  accountant: ['محاسب', 'Accountant', '#1c7a46'],
  buyer: ['أخصائي مشتريات', 'Procurement specialist', '#2f6f4f'],
  recruiter: ['أخصائي توظيف', 'Recruiter', '#6a4ca5'],
  lawyer: ['مستشار قانوني', 'Legal counsel', '#5b4636'],
  branch: ['مشرف خدمات الفرع', 'Branch services supervisor', '#00695c'],
  coordinator: ['منسّق إداري', 'Coordinator', '#8e3b8a'],
  officer: ['موظف إداري', 'Administrative officer', '#4a5b6c'],
  care: ['أخصائي خدمة عملاء', 'Customer care specialist', '#9a4b12'],
  engineer: ['مهندس أنظمة', 'Systems engineer', '#2a5d8f'],
  storeman: ['مأمور مستودع', 'Warehouse officer', '#6b5b1e'],
  sales: ['مدير مبيعات', 'Sales manager', '#a8323a'],
} as const

export const demoPartners = {
  nabd: ['نبض للتقنية', 'Nabd Technology', 'hello@nabd.example', '+962 6 555 0101', 'https://nabd.example'],
  afaq: ['آفاق للتوزيع', 'Afaq Distribution', 'contact@afaq.example', '+966 11 400 2020', 'https://afaq.example'],
} as const
