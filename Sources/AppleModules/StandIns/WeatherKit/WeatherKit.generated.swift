// Written by Scripts/generate-tables from Reference/apple-modules/WeatherKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import CoreLocation

/// A reason why no weather is known.
public enum WeatherError: Error {
  /// The case of permission denied.
  case permissionDenied
  /// The case of unknown.
  case unknown
}

/// A kind of weather.
public enum WeatherCondition: String, CaseIterable, Codable, Sendable {
  /// The case of blizzard.
  case blizzard
  /// The case of blowing dust.
  case blowingDust
  /// The case of blowing snow.
  case blowingSnow
  /// The case of breezy.
  case breezy
  /// The case of clear.
  case clear
  /// The case of cloudy.
  case cloudy
  /// The case of drizzle.
  case drizzle
  /// The case of flurries.
  case flurries
  /// The case of foggy.
  case foggy
  /// The case of freezing drizzle.
  case freezingDrizzle
  /// The case of freezing rain.
  case freezingRain
  /// The case of frigid.
  case frigid
  /// The case of hail.
  case hail
  /// The case of haze.
  case haze
  /// The case of heavy rain.
  case heavyRain
  /// The case of heavy snow.
  case heavySnow
  /// The case of hot.
  case hot
  /// The case of hurricane.
  case hurricane
  /// The case of isolated thunderstorms.
  case isolatedThunderstorms
  /// The case of mostly clear.
  case mostlyClear
  /// The case of mostly cloudy.
  case mostlyCloudy
  /// The case of partly cloudy.
  case partlyCloudy
  /// The case of rain.
  case rain
  /// The case of scattered thunderstorms.
  case scatteredThunderstorms
  /// The case of sleet.
  case sleet
  /// The case of smoky.
  case smoky
  /// The case of snow.
  case snow
  /// The case of strong storms.
  case strongStorms
  /// The case of sun flurries.
  case sunFlurries
  /// The case of sun showers.
  case sunShowers
  /// The case of thunderstorms.
  case thunderstorms
  /// The case of tropical storm.
  case tropicalStorm
  /// The case of windy.
  case windy
  /// The case of wintry mix.
  case wintryMix
  /// The description.
  public var description: String { rawValue }
}

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
  /// The direction.
  public var direction: Measurement<UnitAngle>
  /// The speed.
  public var speed: Measurement<UnitSpeed>
  /// The gust.
  public var gust: Measurement<UnitSpeed>?
}

/// The strength of the sun.
public struct UVIndex: Codable, Equatable, Sendable {
  /// The value.
  public var value: Int
}

/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
  /// The date.
  public var date: Date
  /// The condition.
  public var condition: WeatherCondition
  /// The symbol name.
  public var symbolName: String
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The apparent temperature.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// The dew point.
  public var dewPoint: Measurement<UnitTemperature>
  /// The humidity.
  public var humidity: Double
  /// The pressure.
  public var pressure: Measurement<UnitPressure>
  /// The cloud cover.
  public var cloudCover: Double
  /// Whether it is daylight.
  public var isDaylight: Bool
  /// The visibility.
  public var visibility: Measurement<UnitLength>
  /// The uv index.
  public var uvIndex: UVIndex
  /// The wind.
  public var wind: Wind
}

/// The weather of an hour.
public struct HourWeather: Codable, Equatable, Sendable {
  /// The date.
  public var date: Date
  /// The condition.
  public var condition: WeatherCondition
  /// The symbol name.
  public var symbolName: String
  /// The temperature.
  public var temperature: Measurement<UnitTemperature>
  /// The precipitation chance.
  public var precipitationChance: Double
  /// Whether it is daylight.
  public var isDaylight: Bool
  /// The wind.
  public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Equatable, Sendable {
  /// The date.
  public var date: Date
  /// The condition.
  public var condition: WeatherCondition
  /// The symbol name.
  public var symbolName: String
  /// The high temperature.
  public var highTemperature: Measurement<UnitTemperature>
  /// The low temperature.
  public var lowTemperature: Measurement<UnitTemperature>
  /// The precipitation chance.
  public var precipitationChance: Double
  /// The wind.
  public var wind: Wind
}

/// The source of the weather.
public struct WeatherAttribution: Codable, Equatable, Sendable {
  /// The service name.
  public let serviceName: String
  /// The legal page URL.
  public let legalPageURL: URL
  /// The square mark URL.
  public let squareMarkURL: URL
  /// The combined mark dark URL.
  public let combinedMarkDarkURL: URL
  /// The combined mark light URL.
  public let combinedMarkLightURL: URL
}

/// The weather of several times.
public struct Forecast<Element: Codable & Equatable & Sendable>: Codable, Equatable, Sendable {
  /// The forecast.
  public var forecast: [Element]
}

/// The weather of a place.
public struct Weather: Codable, Equatable, Sendable {
  /// The current weather.
  public var currentWeather: CurrentWeather
  /// The hourly forecast.
  public var hourlyForecast: Forecast<HourWeather>
  /// The daily forecast.
  public var dailyForecast: Forecast<DayWeather>
}

/// Knows the weather, which it does not tell.
public final class WeatherService: Sendable {
  /// The service.
  public static let shared: WeatherService = WeatherService()
  /// Creates a service.
  public init() {}
  /// Fails: no weather is known.
  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  /// The source of the weather, which is not told.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
}
