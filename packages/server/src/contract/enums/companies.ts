import { choices } from './choices.ts';

/** The profile of a company, and the lists of the sign-up form. Values are those of the API and the database. */
export const companyRoles = choices(
  ['normal', 'normal', '通常', 'Normal'],
  ['application', 'application', '書類作成', 'Application'],
);

/** The roles by their ids, as calls take them in `role_id`. */
export const companyRoleIds = companyRoles.map((role, at) => ({ ...role, value: at + 1 }));

export const companyTypes = choices([0, 'general', '一般', 'General'], [1, 'test', 'テスト', 'Test']);

export const companySizes = choices(
  [1, '1_10', '1〜10名', '1-10 people'],
  [2, '11_29', '11〜29名', '11-29 people'],
  [3, '30_49', '30〜49名', '30-49 people'],
  [4, '50_99', '50〜99名', '50-99 people'],
  [5, '100_499', '100〜499名', '100-499 people'],
  [6, '500_999', '500〜999名', '500-999 people'],
  [7, '1000_plus', '1000名以上', '1,000 people or more'],
);

export const legalForms = choices(
  [1, 'stock_company', '株式会社', 'Stock company'],
  [2, 'llc', '合同会社', 'Limited liability company (LLC)'],
  [3, 'limited_partnership', '合資会社', 'Limited partnership'],
  [4, 'general_partnership', '合名会社', 'General partnership'],
  [5, 'sole_proprietor', '個人事業主', 'Sole proprietor'],
  [6, 'unset', '未設定', 'Unset'],
);

export const applicantForms = choices(
  [7, 'corporate_executive', '法人役員', 'Corporate executive'],
  [
    8,
    'sole_proprietor_freelancer_side_job',
    '個人事業主・フリーランス・副業',
    'Sole proprietor, freelancer or side job',
  ],
  [9, 'employee', '会社員', 'Employee'],
);

export const similarPositions = choices(
  [1, 'officer', '役員', 'Officer'],
  [2, 'division_head', '部長', 'Division head'],
  [3, 'manager', '課長', 'Manager'],
  [4, 'chief', '係長・主任', 'Chief'],
  [5, 'regular', '正社員', 'Regular'],
  [6, 'contract', '契約社員', 'Contract'],
  [7, 'other', 'その他', 'Other'],
);

export const insuranceValues = choices(
  [0, 'not_enrolled', '未加入', 'Not enrolled'],
  [1, 'enrolled', '加入済み', 'Enrolled'],
  [2, 'unknown', '不明', 'Unknown'],
);

export const settlementMonths = choices(
  [1, 'month_1', '1月', 'January'],
  [2, 'month_2', '2月', 'February'],
  [3, 'month_3', '3月', 'March'],
  [4, 'month_4', '4月', 'April'],
  [5, 'month_5', '5月', 'May'],
  [6, 'month_6', '6月', 'June'],
  [7, 'month_7', '7月', 'July'],
  [8, 'month_8', '8月', 'August'],
  [9, 'month_9', '9月', 'September'],
  [10, 'month_10', '10月', 'October'],
  [11, 'month_11', '11月', 'November'],
  [12, 'month_12', '12月', 'December'],
);

export const companySettingKeys = choices(
  ['health_insurance', 'health_insurance', '健康保険', 'Health insurance'],
  ['pension_insurance', 'pension_insurance', '厚生年金保険', 'Pension insurance'],
  ['long_term_care_insurance', 'long_term_care_insurance', '介護保険', 'Long term care insurance'],
  ['employment_insurance', 'employment_insurance', '雇用保険', 'Employment insurance'],
  ['labor_accident_insurance', 'labor_accident_insurance', '労災保険', 'Labor accident insurance'],
  ['province', 'province', '都道府県', 'Province'],
  ['office_address', 'office_address', '事業所所在地', 'Office address'],
  ['settlement_month', 'settlement_month', '決算月', 'Settlement month'],
  ['withholding_special_case', 'withholding_special_case', '源泉所得税の納期の特例', 'Withholding special case'],
  ['has_staff', 'has_staff', '従業員の有無', 'Has staff'],
);

export const industries = choices(
  [1, 'manufacturing', '製造業', 'Manufacturing'],
  [2, 'construction', '建設業', 'Construction'],
  [3, 'information', '情報通信業', 'Information and communications'],
  [4, 'transport', '運輸業', 'Transport'],
  [5, 'wholesale_retail', '卸売・小売業', 'Wholesale and retail'],
  [6, 'finance', '金融・保険業', 'Finance'],
  [7, 'real_estate', '不動産業', 'Real estate'],
  [8, 'food_lodging', '飲食・宿泊業', 'Food and lodging'],
  [9, 'medical_welfare', '医療・福祉', 'Medical and welfare'],
  [10, 'education', '教育・学習支援業', 'Education'],
  [11, 'services', 'サービス業', 'Services'],
  [12, 'other', 'その他', 'Other'],
);

export const employeeBands = choices(
  [1, '1_30', '1〜30名', '1-30 people'],
  [2, '31_50', '31〜50名', '31-50 people'],
  [3, '51_100', '51〜100名', '51-100 people'],
  [4, '101_plus', '101名以上', '101 people or more'],
);

export const occupations = choices(
  [1, 'executive', '経営者・役員', 'Executive'],
  [2, 'general_affairs', '総務', 'General affairs'],
  [3, 'hr', '人事', 'Human resources'],
  [4, 'labor', '労務', 'Labor'],
  [5, 'accounting_finance', '経理・財務', 'Accounting and finance'],
  [6, 'legal', '法務', 'Legal'],
  [7, 'corporate_planning', '経営企画', 'Corporate planning'],
  [8, 'sales', '営業', 'Sales'],
  [9, 'marketing', 'マーケティング', 'Marketing'],
  [10, 'information_systems', '情報システム', 'Information systems'],
  [11, 'other', 'その他', 'Other'],
);

export const referralReasons = choices(
  [1, 'search_engine', '検索エンジン', 'Search engine'],
  [2, 'web_ad', 'Web広告', 'Web advertisement'],
  [3, 'sns', 'SNS', 'Social media'],
  [4, 'introduction', '知人・取引先の紹介', 'Introduced by an acquaintance or client'],
  [5, 'exhibition_seminar', '展示会・セミナー', 'Exhibition or seminar'],
  [6, 'mail_magazine', 'メールマガジン', 'Mail magazine'],
  [7, 'other', 'その他', 'Other'],
);

/** Kinds of business: the major divisions of the Japan Standard Industrial Classification. */
export const businesses = choices(
  [1, 'agriculture_forestry', '農業、林業', 'Agriculture and forestry'],
  [2, 'fisheries', '漁業', 'Fisheries'],
  [3, 'mining', '鉱業、採石業、砂利採取業', 'Mining and quarrying of stone and gravel'],
  [4, 'construction', '建設業', 'Construction'],
  [5, 'manufacturing', '製造業', 'Manufacturing'],
  [6, 'utilities', '電気・ガス・熱供給・水道業', 'Electricity, gas, heat supply and water'],
  [7, 'information', '情報通信業', 'Information and communications'],
  [8, 'transport', '運輸業、郵便業', 'Transport and postal activities'],
  [9, 'wholesale_retail', '卸売業、小売業', 'Wholesale and retail trade'],
  [10, 'finance', '金融業、保険業', 'Finance and insurance'],
  [11, 'real_estate', '不動産業、物品賃貸業', 'Real estate and goods rental and leasing'],
  [12, 'professional', '学術研究、専門・技術サービス業', 'Scientific research, professional and technical services'],
  [13, 'lodging_food', '宿泊業、飲食サービス業', 'Accommodations, eating and drinking services'],
  [14, 'living', '生活関連サービス業、娯楽業', 'Living-related and personal services and amusement'],
  [15, 'education', '教育、学習支援業', 'Education, learning support'],
  [16, 'medical_welfare', '医療、福祉', 'Medical, health care and welfare'],
  [17, 'compound', '複合サービス事業', 'Compound services'],
  [18, 'services', 'サービス業（他に分類されないもの）', 'Services, not elsewhere classified'],
  [19, 'government', '公務（他に分類されるものを除く）', 'Government, except elsewhere classified'],
  [20, 'other', '分類不能の産業', 'Industries unable to classify'],
);
