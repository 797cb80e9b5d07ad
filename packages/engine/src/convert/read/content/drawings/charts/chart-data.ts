/** Values of a chart as the file stores them. */
export interface ChartSeries {
  readonly name: string;
  /** `rrggbb`. */
  readonly color: string;
  /** By category; undefined where there is no value. */
  readonly values: readonly (number | undefined)[];
  /** Of single points, by category: parts of a pie. */
  readonly pointColors: readonly (string | undefined)[];
  readonly hasLabels: boolean;
  readonly hasMarkers: boolean;
}

export interface ChartPlot {
  readonly kind: 'columns' | 'bars' | 'lines' | 'pie';
  readonly grouping: 'beside' | 'stacked' | 'parts';
  /** White between two categories, as a part of the width of a bar, and how far the bars of a category overlap. */
  readonly gap: number;
  readonly overlap: number;
  readonly series: readonly ChartSeries[];
}

export interface ChartAxis {
  readonly least?: number;
  readonly most?: number;
  readonly step?: number;
  readonly format: string;
  readonly hasGrid: boolean;
  readonly isHidden: boolean;
  readonly title: string;
}

export interface Chart {
  readonly title: string;
  readonly legend?: 'left' | 'right' | 'top' | 'bottom';
  readonly categories: readonly string[];
  readonly plots: readonly ChartPlot[];
  readonly values: ChartAxis;
  readonly categoryTitle: string;
}
