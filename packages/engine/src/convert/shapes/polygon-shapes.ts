import { polygon, roomOf, type DrawShape, type Point, type ShapeFrame } from './shape-frame.ts';

const degree = Math.PI / 180;

const triangle: DrawShape = (frame) => {
  const { width, height, middleX, middleY } = frame;
  const top = width * frame.part(1, 50_000);
  return polygon(
    [
      [0, height],
      [top, 0],
      [width, height],
    ],
    roomOf(top / 2, middleY, top / 2 + middleX, height),
  );
};

const rightTriangle: DrawShape = ({ width, height }) =>
  polygon(
    [
      [0, height],
      [0, 0],
      [width, height],
    ],
    roomOf(width / 12, (height * 7) / 12, (width * 7) / 12, (height * 11) / 12),
  );

const diamond: DrawShape = ({ width, height, middleX, middleY }) =>
  polygon(
    [
      [0, middleY],
      [middleX, 0],
      [width, middleY],
      [middleX, height],
    ],
    roomOf(width / 4, height / 4, (width * 3) / 4, (height * 3) / 4),
  );

const parallelogram: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const lean = short * frame.part(1, 25_000, width / short);
  const side = Math.min(lean / 2, width / 3);
  return polygon(
    [
      [0, height],
      [lean, 0],
      [width, 0],
      [width - lean, height],
    ],
    roomOf(side, (side * height) / Math.max(1, width), width - side, height - (side * height) / Math.max(1, width)),
  );
};

const trapezoid: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const most = width / short / 2;
  const share = frame.part(1, 25_000, most);
  const lean = short * share;
  const inside = share / Math.max(1e-6, most) / 3;
  return polygon(
    [
      [0, height],
      [lean, 0],
      [width - lean, 0],
      [width, height],
    ],
    roomOf(width * inside, height * inside, width * (1 - inside), height),
  );
};

const hexagon: DrawShape = (frame) => {
  const { width, height, short, middleY } = frame;
  const x = short * frame.part(1, 25_000, width / short / 2);
  const up = Math.min(middleY, middleY * (115_470 / 100_000) * Math.sin(60 * degree));
  return polygon(
    [
      [0, middleY],
      [x, middleY - up],
      [width - x, middleY - up],
      [width, middleY],
      [width - x, middleY + up],
      [x, middleY + up],
    ],
    roomOf((x * 2) / 3, height / 12, width - (x * 2) / 3, (height * 11) / 12),
  );
};

const octagon: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const cut = short * frame.part(1, 29_289, 0.5);
  return polygon(
    [
      [0, cut],
      [cut, 0],
      [width - cut, 0],
      [width, cut],
      [width, height - cut],
      [width - cut, height],
      [cut, height],
      [0, height - cut],
    ],
    roomOf(cut / 2, cut / 2, width - cut / 2, height - cut / 2),
  );
};

const plus: DrawShape = (frame) => {
  const { width, height, short } = frame;
  const x = short * frame.part(1, 25_000, 0.5);
  const [right, bottom] = [width - x, height - x];
  return polygon(
    [
      [0, x],
      [x, x],
      [x, 0],
      [right, 0],
      [right, x],
      [width, x],
      [width, bottom],
      [right, bottom],
      [right, height],
      [x, height],
      [x, bottom],
      [0, bottom],
    ],
    width > height ? roomOf(0, x, width, bottom) : roomOf(x, 0, right, height),
  );
};

/** The regular pentagon and the five-pointed star are a little larger than their box, so that they fill it. */
const wider = 1.05146;
const higher = 1.10557;

const pentagon: DrawShape = ({ middleX, middleY }) => {
  const points = Array.from({ length: 5 }, (_, index): Point => {
    const angle = (-90 + 72 * index) * degree;
    return [middleX + middleX * wider * Math.cos(angle), middleY * higher * (1 + Math.sin(angle))];
  });
  const [x1, x2] = [points[3]?.[0] ?? 0, points[2]?.[0] ?? 0];
  return polygon(points, roomOf(x1, middleY * higher * 0.427, x2, points[2]?.[1] ?? 0));
};

interface Star {
  readonly points: number;
  /** Radius of the inner points as a part of twice the outer ones, in hundred-thousandths. */
  readonly inner: number;
  readonly wider?: number;
  readonly higher?: number;
}

function star({ points, inner, wider: scaleX = 1, higher: scaleY = 1 }: Star): DrawShape {
  return (frame: ShapeFrame) => {
    const { middleX, middleY } = frame;
    const [radiusX, radiusY, centerY] = [middleX * scaleX, middleY * scaleY, middleY * scaleY];
    const part = frame.part(1, inner, 0.5) * 2;
    const corners = Array.from({ length: points * 2 }, (_, index): Point => {
      const angle = -Math.PI / 2 + (index * Math.PI) / points;
      const scale = index % 2 === 0 ? 1 : part;
      return [middleX + radiusX * scale * Math.cos(angle), centerY + radiusY * scale * Math.sin(angle)];
    });
    const side = part * Math.SQRT1_2;
    const [left, top] = [middleX - radiusX * side, centerY - radiusY * side];
    return polygon(corners, roomOf(left, top, 2 * middleX - left, 2 * centerY - top));
  };
}

/** Corners in parts of the box. */
function fixed(text: readonly [number, number, number, number], ...corners: readonly Point[]): DrawShape {
  return ({ width, height }) => {
    const [left, top, right, bottom] = text;
    const points = corners.map(([x, y]): Point => [x * width, y * height]);
    return polygon(points, roomOf(left * width, top * height, right * width, bottom * height));
  };
}

export const polygonShapes: Readonly<Record<string, DrawShape>> = {
  triangle,
  rtTriangle: rightTriangle,
  diamond,
  parallelogram,
  trapezoid,
  pentagon,
  hexagon,
  octagon,
  plus,
  star4: star({ points: 4, inner: 12_500 }),
  star5: star({ points: 5, inner: 19_098, wider, higher }),
  star6: star({ points: 6, inner: 28_868, wider: 1.1547 }),
  star7: star({ points: 7, inner: 34_601, wider: 1.02572, higher: 1.0521 }),
  star8: star({ points: 8, inner: 37_500 }),
  star10: star({ points: 10, inner: 42_533, wider: 1.05146 }),
  star12: star({ points: 12, inner: 37_500 }),
  star16: star({ points: 16, inner: 37_500 }),
  star24: star({ points: 24, inner: 37_500 }),
  star32: star({ points: 32, inner: 37_500 }),
  flowChartDecision: diamond,
  flowChartInputOutput: fixed([0.2, 0, 0.8, 1], [0, 1], [0.2, 0], [1, 0], [0.8, 1]),
  flowChartManualInput: fixed([0, 0.2, 1, 1], [0, 0.2], [1, 0], [1, 1], [0, 1]),
  flowChartManualOperation: fixed([0.2, 0, 0.8, 1], [0, 0], [1, 0], [0.8, 1], [0.2, 1]),
  flowChartPreparation: fixed([0.2, 0, 0.8, 1], [0, 0.5], [0.2, 0], [0.8, 0], [1, 0.5], [0.8, 1], [0.2, 1]),
  flowChartOffpageConnector: fixed([0, 0, 1, 0.8], [0, 0], [1, 0], [1, 0.8], [0.5, 1], [0, 0.8]),
  flowChartExtract: fixed([0.25, 0.5, 0.75, 1], [0, 1], [0.5, 0], [1, 1]),
  flowChartMerge: fixed([0.25, 0, 0.75, 0.5], [0, 0], [1, 0], [0.5, 1]),
  snip1Rect: (frame) => {
    const { width, height, short } = frame;
    const cut = short * frame.part(1, 16_667, 0.5);
    const text = roomOf(0, cut / 2, width - cut / 2, height);
    return polygon(
      [
        [0, 0],
        [width - cut, 0],
        [width, cut],
        [width, height],
        [0, height],
      ],
      text,
    );
  },
};
