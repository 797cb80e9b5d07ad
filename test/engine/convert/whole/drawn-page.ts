import { anchored, group, innerSize, line, place, preset, shape, solid } from '../content/support/drawing-xml.ts';
import { makeWordFile, paragraph } from '../content/support/word-file.ts';

const kinds = ['triangle', 'stealth', 'diamond', 'oval', 'arrow'];
const connectors = [
  'straightConnector1',
  'bentConnector2',
  'bentConnector3',
  'bentConnector4',
  'bentConnector5',
].concat(['curvedConnector2', 'curvedConnector3', 'curvedConnector4', 'curvedConnector5']);
const turns = ['', 'rot="1800000"', 'flipH="1"', 'flipV="1"', 'rot="5400000"', 'rot="1800000" flipH="1"'];

function heads(): string[] {
  return kinds.flatMap((kind, row) =>
    [0.5, 1.5, 4.5].map((width, column) => {
      const ends = `<a:headEnd type="${kind}" w="lg" len="lg"/><a:tailEnd type="${kind}"/>`;
      return anchored(shape(preset('line') + line(width, ends)), 60 + column * 150, 60 + row * 30, 120, 0);
    }),
  );
}

function joined(): string[] {
  return connectors.map((kind, index) => {
    const look = line(2, '<a:headEnd type="oval"/><a:tailEnd type="triangle" len="lg"/>', '2e75b6');
    const turn = place(0, 0, 40, 50, index % 2 === 0 ? '' : 'flipH="1"');
    return anchored(shape(turn + preset(kind) + look), 50 + index * 56, 220, 40, 50);
  });
}

const point = (x: string | number, y: string | number): string => `<a:pt x="${x}" y="${y}"/>`;
const custom = (guides: string, paths: string, room = ''): string =>
  `<a:custGeom><a:gdLst>${guides}</a:gdLst>${room}<a:pathLst>${paths}</a:pathLst></a:custGeom>`;

function freeforms(): string[] {
  const wave =
    `<a:path w="900" h="600"><a:moveTo>${point(0, 300)}</a:moveTo><a:cubicBezTo>${point(150, 0)}${point(300, 0)}${point(450, 300)}</a:cubicBezTo>` +
    `<a:quadBezTo>${point(675, 900)}${point(900, 300)}</a:quadBezTo></a:path>`;
  const top = `<a:moveTo>${point('l', 'y')}</a:moveTo><a:arcTo wR="wd2" hR="y" stAng="cd2" swAng="cd2"/>`;
  const rim = '<a:arcTo wR="wd2" hR="y" stAng="0" swAng="cd2"/>';
  const drum =
    `<a:path stroke="0">${top}<a:lnTo>${point('r', 'foot')}</a:lnTo>${rim}<a:close/></a:path>` +
    `<a:path stroke="0" fill="lighten">${top}${rim}<a:close/></a:path>` +
    `<a:path fill="none">${top}${rim}<a:lnTo>${point('l', 'foot')}</a:lnTo><a:arcTo wR="wd2" hR="y" stAng="cd2" swAng="-10800000"/><a:lnTo>${point('r', 'y')}</a:lnTo></a:path>`;
  const guides = '<a:gd name="y" fmla="*/ h 1 6"/><a:gd name="foot" fmla="+- b 0 y"/>';
  const room = '<a:rect l="l" t="hd3" r="r" b="foot"/>';
  const purple = line(3, '<a:headEnd type="diamond"/><a:tailEnd type="stealth" w="lg" len="lg"/>', '7030a0');
  const blue = solid('4472c4') + line(1, '', '1f3864');
  return [
    anchored(shape(custom('', wave) + purple), 60, 310, 120, 80),
    anchored(shape(custom(guides, drum, room) + blue, paragraph('台帳')), 220, 310, 80, 90),
    anchored(
      shape(place(0, 0, 80, 90, 'rot="2700000"') + custom(guides, drum, room) + blue, paragraph('回転')),
      350,
      310,
      80,
      90,
    ),
  ];
}

function groups(): string[] {
  const inner = group(
    'wpg:grpSp',
    place(60, 35, 35, 20, 'rot="2700000" flipV="1"', innerSize(70, 40)),
    shape(place(0, 0, 70, 40) + preset('rect') + line(0.5)) +
      shape(place(2, 2, 40, 20) + preset('rtTriangle') + solid('0000ff')),
  );
  const members =
    shape(place(0, 0, 100, 60) + preset('rect') + line(0.5)) +
    shape(place(5, 5, 45, 28) + preset('homePlate') + solid('f8cbad') + line(1), paragraph('文字')) +
    shape(place(55, 8, 35, 20) + preset('straightConnector1') + line(1.5, '<a:tailEnd type="triangle"/>')) +
    inner;
  return turns.map((turn, index) => {
    const [x, y] = [60 + (index % 3) * 160, 450 + Math.floor(index / 3) * 130];
    return anchored(group('wpg:wgp', place(0, 0, 100, 60, turn, innerSize(100, 60)), members), x, y, 100, 60);
  });
}

function older(): string[] {
  const at = (x: number, more = ''): string =>
    `style="position:absolute;margin-left:${x}pt;margin-top:700pt;width:80pt;height:60pt${more};mso-position-horizontal-relative:page;mso-position-vertical-relative:page"`;
  const shapes = [
    `<v:shape ${at(60)} coordsize="1000,600" path="m500,l1000,300,700,600,200,600,,300xe" fillcolor="#ffe699"/>`,
    `<v:shape ${at(170)} coordsize="1000,600" path="m,300qx300,,600,300r200,200l1000,0e" filled="f" strokeweight="2pt"><v:stroke endarrow="block"/></v:shape>`,
    `<v:arc ${at(280)} startangle="-60" endangle="90" fillcolor="#deebf7"/>`,
    `<v:group ${at(390, ';rotation:20')} coordsize="800,600"><v:rect style="left:0;top:0;width:800;height:600"/><v:line from="100,500" to="700,100"><v:stroke endarrow="open"/></v:line></v:group>`,
  ];
  return shapes.map((each) => `<w:r><w:pict>${each}</w:pict></w:r>`);
}

const presets = [
  'roundRect',
  'can',
  'cube',
  'foldedCorner',
  'flowChartDocument',
  'flowChartPredefinedProcess',
  'ellipse',
];

function shapes(): string[] {
  return presets.map((kind, index) =>
    anchored(shape(preset(kind) + solid('bdd7ee') + line(1), paragraph('図形')), 60 + index * 70, 770, 60, 50),
  );
}

/** A Word file of one A4 page with heads of lines, connectors, freeforms, groups that are turned, shapes of older Word, and some preset shapes. */
export function drawnPage(): Uint8Array {
  const runs = [...heads(), ...joined(), ...freeforms(), ...groups(), ...older(), ...shapes()].join('');
  return makeWordFile(`<w:p>${runs}</w:p><w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>`);
}
