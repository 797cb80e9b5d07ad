import { polygon, roomOf, type DrawShape, type Point } from './shape-frame.ts';

/** Units that the corners of some figures are stated in. */
const unit = 21_600;

/** A polygon through places in 21,600ths of the box, with the room that it leaves to text. */
function cornersOf(room: readonly [number, number, number, number], ...places: readonly Point[]): DrawShape {
  return ({ width, height }) => {
    const [left, top, right, bottom] = room;
    const [x, y] = [width / unit, height / unit];
    return polygon(
      places.map(([across, down]): Point => [across * x, down * y]),
      roomOf(left * x, top * y, right * x, bottom * y),
    );
  };
}

const lightningBolt = cornersOf(
  [8_757, 7_437, 13_917, 14_277],
  [8_472, 0],
  [12_860, 6_080],
  [11_050, 6_797],
  [16_577, 12_007],
  [14_767, 12_877],
  [21_600, 21_600],
  [10_012, 14_915],
  [12_222, 13_987],
  [5_022, 9_705],
  [7_602, 8_382],
  [0, 3_890],
);

/** An explosion with short spikes. */
const irregularSeal1 = cornersOf(
  [4_627, 6_320, 16_702, 13_937],
  [10_800, 5_800],
  [14_522, 0],
  [14_155, 5_325],
  [18_380, 4_457],
  [16_702, 7_315],
  [21_097, 8_137],
  [17_607, 10_475],
  [21_600, 13_290],
  [16_837, 12_942],
  [18_145, 18_095],
  [14_020, 14_457],
  [13_247, 19_737],
  [10_532, 14_935],
  [8_485, 21_600],
  [7_715, 15_627],
  [4_762, 17_617],
  [5_667, 13_937],
  [135, 14_587],
  [3_722, 11_775],
  [0, 8_615],
  [4_627, 7_617],
  [370, 2_295],
  [7_312, 6_320],
  [8_352, 2_295],
);

/** An explosion with long spikes. */
const irregularSeal2 = cornersOf(
  [5_372, 6_382, 14_640, 15_935],
  [11_462, 4_342],
  [14_790, 0],
  [14_525, 5_777],
  [18_007, 3_172],
  [16_380, 6_532],
  [21_600, 6_645],
  [16_985, 9_402],
  [18_270, 11_290],
  [16_380, 12_310],
  [18_877, 15_632],
  [14_640, 14_350],
  [14_942, 17_370],
  [12_180, 15_935],
  [11_612, 18_842],
  [9_872, 17_370],
  [8_700, 19_712],
  [7_527, 18_125],
  [4_917, 21_600],
  [4_805, 18_240],
  [1_285, 17_825],
  [3_330, 15_370],
  [0, 12_877],
  [3_935, 11_592],
  [1_172, 8_270],
  [5_372, 7_817],
  [4_502, 3_625],
  [8_550, 6_382],
  [9_722, 1_887],
);

/** Figures with many corners. */
export const cornerShapes: Readonly<Record<string, DrawShape>> = { lightningBolt, irregularSeal1, irregularSeal2 };
