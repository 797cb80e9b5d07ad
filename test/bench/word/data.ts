/** Data of the contract. `seed` makes each document a little different. */
export function contractData(seed: number, rows = 12): Record<string, unknown> {
  const data: Record<string, unknown> = { number: `K-${seed}`, company: `株式会社みなと精工第${seed}支店` };
  for (let field = 1; field <= 40; field++)
    data[`field${field}`] = `令和${field}年度の業務委託料の支払に関する取決め（第${seed}号）`;
  for (let condition = 1; condition <= 6; condition++) data[`when${condition}`] = condition % 2 === 1;
  data.items = Array.from({ length: rows }, (_, index) => ({
    name: `部品${index + 1}号`,
    unit: '個',
    count: String(index + 1),
    price: String(1000 + seed),
    total: String((index + 1) * (1000 + seed)),
  }));
  data.groups = [1, 2, 3].map((group) => ({
    title: `第${group}班`,
    members: [1, 2, 3, 4].map((member) => ({ member: `担当者${group}-${member}` })),
  }));
  return data;
}
